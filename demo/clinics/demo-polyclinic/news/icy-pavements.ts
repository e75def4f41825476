import type { SeedNews } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const icyPavements: SeedNews = {
  slug: 'gololyod-kak-ne-upast',
  category: 'prevention',
  date: '2026-11-16T05:00:00Z',
  specialist: '100310',
  image: drawing('entrance-2'),
  title: {
    ru: 'Гололёд: как не упасть и что делать, если упали',
    kk: 'Көктайғақ: қалай құламау керек, құласаңыз не істеу керек',
    uz: 'Yaxmalak: qanday yiqilmaslik va yiqilsangiz nima qilish kerak',
    en: 'Icy pavements: how not to fall, and what to do if you did',
  },
  lead: {
    ru: 'Советы травматолога Рустама Хасанова перед первой зимней неделей.',
    kk: 'Қыстың алғашқы аптасы алдында травматолог Рустам Хасановтың кеңестері.',
    uz: 'Qishning birinchi haftasi oldidan travmatolog Rustam Hasanov maslahatlari.',
    en: 'Advice from trauma surgeon Rustam Khasanov before the first week of winter.',
  },
  content: {
    ru: `
<h2>По дороге</h2>
<ul>
<li>Идите мелким шагом, ставя стопу целиком; руки держите свободными, не в карманах.</li>
<li>Подошва важнее тепла: мягкая, с глубоким рисунком. На палочку наденьте зимний наконечник.</li>
<li>Выходите на десять минут раньше. Спешка ломает больше запястий, чем лёд.</li>
</ul>
<h2>Если упали</h2>
<p>Не вставайте сразу. Пошевелите по очереди руками и ногами. Если можете встать без боли, дойдите до тёплого места и приложите холод через ткань. Если рука или нога изменила форму, не двигается или на неё нельзя опереться, не вправляйте сами: обездвижьте и вызовите 103.</p>
<h2>После удара головой</h2>
<p>Тошнота, сильная или растущая головная боль, сонливость, путаная речь, неодинаковые зрачки — повод звонить 103, даже если прошло несколько часов. Людям, которые принимают препараты против свёртывания крови, после удара головой нужен врач в любом случае.</p>
<p>Травматолог принимает по понедельникам, средам и пятницам до 20:00, в субботу до 15:00.</p>`,
    kk: `
<h2>Жолда</h2>
<ul>
<li>Табаныңызды толық басып, кішкентай қадаммен жүріңіз; қолыңыз қалтада емес, бос болсын.</li>
<li>Жылулықтан гөрі табан маңызды: жұмсақ, терең өрнекті болсын. Таяққа қысқы ұштық кигізіңіз.</li>
<li>Он минут ерте шығыңыз. Білекті мұздан гөрі асығыстық көбірек сындырады.</li>
</ul>
<h2>Құласаңыз</h2>
<p>Бірден тұрмаңыз. Қолыңыз бен аяғыңызды кезекпен қимылдатып көріңіз. Ауырмай тұра алсаңыз, жылы жерге барып, мата арқылы суық басыңыз. Қол не аяқтың пішіні өзгерсе, қимылдамаса немесе оны басуға келмесе, өзіңіз салмаңыз: қозғалтпай, 103 нөміріне қоңырау шалыңыз.</p>
<h2>Басты соғып алғаннан кейін</h2>
<p>Жүрек айныса, бас қатты ауырса немесе ауруы күшейсе, ұйқы қысса, сөз шатасса, қарашықтар әртүрлі болса, бірнеше сағат өтсе де, 103 нөміріне қоңырау шалыңыз. Қан ұюына қарсы дәрі ішетін адамдарға басын соғып алса, қалай болғанда да дәрігер керек.</p>
<p>Травматолог дүйсенбі, сәрсенбі және жұма күндері 20:00-ге дейін, сенбіде 15:00-ге дейін қабылдайды.</p>`,
    uz: `
<h2>Yoʻlda</h2>
<ul>
<li>Oyoq kaftini toʻliq bosib, kichik qadam bilan yuring; qoʻlingiz choʻntakda emas, boʻsh boʻlsin.</li>
<li>Issiqlikdan koʻra tagcharm muhim: yumshoq, chuqur naqshli boʻlsin. Hassaga qishki uchlik kiydiring.</li>
<li>Oʻn daqiqa erta chiqing. Bilakni muzdan koʻra shoshilish koʻproq sindiradi.</li>
</ul>
<h2>Yiqilsangiz</h2>
<p>Darhol turmang. Qoʻl va oyoqlaringizni navbat bilan qimirlatib koʻring. Ogʻriqsiz tura olsangiz, issiq joyga boring va mato orqali sovuq bosing. Qoʻl yoki oyoqning shakli oʻzgargan, qimirlamayotgan yoki unga tayanib boʻlmayotgan boʻlsa, oʻzingiz joyiga solmang: qimirlatmasdan 103 ga qoʻngʻiroq qiling.</p>
<h2>Boshni urib olgandan keyin</h2>
<p>Koʻngil aynishi, kuchli yoki kuchayib borayotgan bosh ogʻrigʻi, uyqu bosishi, nutqning chalkashishi, qorachiqlarning har xilligi — bir necha soat oʻtgan boʻlsa ham, 103 ga qoʻngʻiroq qilish uchun sabab. Qon ivishiga qarshi dori ichadiganlarga boshini urib olganda har qanday holatda shifokor kerak.</p>
<p>Travmatolog dushanba, chorshanba va juma kunlari 20:00 gacha, shanba kuni 15:00 gacha qabul qiladi.</p>`,
    en: `
<h2>On the way</h2>
<ul>
<li>Take small steps and put the whole foot down; keep your hands free, not in your pockets.</li>
<li>The sole matters more than warmth: soft, with a deep tread. Put a winter tip on a walking stick.</li>
<li>Leave ten minutes earlier. Haste breaks more wrists than ice.</li>
</ul>
<h2>If you fell</h2>
<p>Do not get up at once. Move your arms and legs one by one. If you can stand without pain, get to a warm place and cool the spot through a cloth. If an arm or a leg has changed its shape, does not move or cannot bear weight, do not set it yourself: keep it still and call 103.</p>
<h2>After a blow to the head</h2>
<p>Nausea, a severe or growing headache, sleepiness, confused speech or unequal pupils are reasons to call 103, even some hours later. People who take medicines against blood clotting need a doctor after any blow to the head.</p>
<p>The trauma surgeon sees patients on Monday, Wednesday and Friday until 20:00 and on Saturday until 15:00.</p>`,
  },
}
