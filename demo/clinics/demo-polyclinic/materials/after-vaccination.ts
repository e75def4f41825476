import type { SeedMaterial } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const afterVaccination: SeedMaterial = {
  slug: 'posle-privivki-chto-obychno-a-chto-net',
  category: 'vaccination',
  date: '2026-10-20T05:00:00Z',
  specialist: '100305',
  image: drawing('vaccination-1'),
  title: {
    ru: 'После прививки: что обычно, а что нет',
    kk: 'Екпеден кейін: не қалыпты, не қалыпты емес',
    uz: 'Emlashdan keyin: nima odatiy, nima odatiy emas',
    en: 'After a vaccination: what is usual and what is not',
  },
  lead: {
    ru: 'Полчаса побудьте у нас, а дома два дня следите за самочувствием.',
    kk: 'Бізде жарты сағат болыңыз, үйде екі күн жағдайыңызды бақылаңыз.',
    uz: 'Bizda yarim soat boʻling, uyda ikki kun holatingizni kuzating.',
    en: 'Stay with us for half an hour, and keep an eye on yourself at home for two days.',
  },
  content: {
    ru: `
<p>Первые тридцать минут посидите рядом с кабинетом. Тяжёлая аллергия бывает очень редко, но почти всегда начинается в это время, и помощь в двух шагах.</p>
<h2>Обычно</h2>
<ul>
<li>Болит, краснеет или твердеет место укола, один-три дня.</li>
<li>Небольшая температура, вялость, плохой аппетит, сонливость ребёнка в первые сутки-двое.</li>
<li>После прививки от кори, краснухи и паротита температура и лёгкая сыпь возможны на второй неделе.</li>
</ul>
<p>Помогают прохлада на руку, питьё и покой. Если нужно снизить температуру, спросите врача, какое средство подходит вам или ребёнку, и следуйте инструкции к нему. Мыться можно, место укола не трут.</p>
<h2>Позвоните нам</h2>
<p>Отёк больше ладони, температура держится дольше двух дней, ребёнок плачет часами без остановки.</p>
<h2>Сразу 103</h2>
<p>Трудно дышать, отекает лицо или язык, сыпь по всему телу вместе со слабостью, судороги, потеря сознания.</p>`,
    kk: `
<p>Алғашқы отыз минут кабинеттің жанында отырыңыз. Ауыр аллергия өте сирек болады, бірақ көбіне дәл осы уақытта басталады, ал көмек екі қадам жерде.</p>
<h2>Әдеттегі жағдай</h2>
<ul>
<li>Егілген жер бір-үш күн ауырады, қызарады немесе қатаяды.</li>
<li>Алғашқы бір-екі тәулікте аздап қызу көтеріледі, әлсіздік, тәбеттің төмендеуі болады, бала ұйқышыл болады.</li>
<li>Қызылша, қызамық және паротит екпесінен кейін қызу мен жеңіл бөртпе екінші аптада болуы мүмкін.</li>
</ul>
<p>Қолға салқын басу, сұйықтық ішу және тыныштық көмектеседі. Қызуды түсіру керек болса, өзіңізге не балаға қандай дәрі сай келетінін дәрігерден сұрап, оның нұсқаулығын ұстаныңыз. Жуынуға болады, егілген жерді үйкемеңіз.</p>
<h2>Бізге қоңырау шалыңыз</h2>
<p>Ісік алақаннан үлкен болса, қызу екі күннен ұзаққа созылса, бала сағаттап тоқтамай жыласа.</p>
<h2>Бірден 103</h2>
<p>Тыныс алу қиындаса, бет не тіл ісінсе, әлсіздікпен бірге бүкіл денеге бөртпе шықса, құрысу болса, есінен танса.</p>`,
    uz: `
<p>Birinchi oʻttiz daqiqa xona yonida oʻtiring. Ogʻir allergiya juda kam boʻladi, lekin deyarli doim shu vaqtda boshlanadi, yordam esa ikki qadam narida.</p>
<h2>Odatiy holat</h2>
<ul>
<li>Emlangan joy bir-uch kun ogʻriydi, qizaradi yoki qotadi.</li>
<li>Birinchi bir-ikki sutkada ozgina isitma, holsizlik, ishtaha pasayishi, bolaning uyquchanligi.</li>
<li>Qizamiq, qizilcha va parotit emlashidan keyin isitma va yengil toshma ikkinchi haftada boʻlishi mumkin.</li>
</ul>
<p>Qoʻlga salqin bosish, suyuqlik ichish va osoyishtalik yordam beradi. Isitmani tushirish kerak boʻlsa, sizga yoki bolaga qaysi dori mos kelishini shifokordan soʻrang va uning yoʻriqnomasiga amal qiling. Yuvinish mumkin, emlangan joyni ishqalamang.</p>
<h2>Bizga qoʻngʻiroq qiling</h2>
<p>Shish kaftdan katta boʻlsa, isitma ikki kundan uzoq tursa, bola soatlab toʻxtamay yigʻlasa.</p>
<h2>Darhol 103</h2>
<p>Nafas olish qiyinlashsa, yuz yoki til shishsa, holsizlik bilan birga butun badanga toshma toshsa, tirishish boʻlsa, hushdan ketsa.</p>`,
    en: `
<p>Sit near the room for the first thirty minutes. A severe allergy is very rare, but it nearly always begins then, and help is two steps away.</p>
<h2>Usual</h2>
<ul>
<li>The spot is sore, red or hard for one to three days.</li>
<li>A slight fever, tiredness, little appetite or a sleepy child in the first day or two.</li>
<li>After the measles, mumps and rubella vaccine a fever and a light rash may come in the second week.</li>
</ul>
<p>A cool cloth on the arm, drinks and rest help. If a fever has to be brought down, ask the doctor which medicine suits you or your child and follow its leaflet. Washing is fine; do not rub the spot.</p>
<h2>Call us</h2>
<p>The swelling is larger than a palm, the fever lasts longer than two days, a child cries for hours without stopping.</p>
<h2>103 at once</h2>
<p>Trouble breathing, a swelling face or tongue, a rash all over the body with weakness, a seizure, loss of consciousness.</p>`,
  },
}
