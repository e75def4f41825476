import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const sunscreen: SeedNews = {
  slug: 'krem-ot-solnca',
  category: 'family',
  date: '2026-06-18T04:00:00Z',
  specialist: '100705',
  image: picture('demo-journal/cover-7', {
    ru: 'Рисунок: соломенная шляпа на полосатом полотенце, тюбик крема и большое солнце над водой',
    kk: 'Сурет: жолақ сүлгідегі сабан қалпақ, крем түтігі және су үстіндегі үлкен күн',
    uz: 'Rasm: yoʻl-yoʻl sochiq ustida somon shlyapa, krem tyubigi va suv ustida katta quyosh',
    en: 'Drawing: a straw hat on a striped towel, a tube of cream and a large sun over the water',
  }),
  title: {
    ru: 'Иртыш, июнь, тридцать два в\u00a0тени: солнце без ожогов',
    kk: 'Ертіс, маусым, көлеңкеде отыз екі градус: күнге күймей демалу',
    uz: 'Irtish boʻyida iyun, soyada oʻttiz ikki daraja: qanday kuymaslik mumkin',
    en: 'The Irtysh in June, thirty-two in the shade: sun without burns',
  },
  lead: {
    ru: 'Крем — третий по важности. Первая тень, вторая одежда.',
    kk: 'Крем маңызы жағынан үшінші орында. Біріншісі — көлеңке, екіншісі — киім.',
    uz: 'Krem ahamiyati boʻyicha uchinchi. Birinchisi — soya, ikkinchisi — kiyim.',
    en: 'Cream comes third. Shade is first and clothes are second.',
  },
  content: {
    ru: `
<p>За первую жаркую неделю на приём пришли одиннадцать обгоревших плеч и один обгоревший нос. Все одиннадцать плеч были намазаны кремом — утром, один раз. Разберёмся, почему этого мало.</p>
<h2>Сначала тень</h2>
<p>С одиннадцати до четырёх солнце в степи злое, а вода и светлый песок его удваивают. Перенесите пляж на утро и вечер. Посмотрите на собственную тень: если она короче вас, пора под навес.</p>
<h2>Потом одежда</h2>
<p>Лёгкая рубашка с рукавом, шляпа с полями вокруг всей головы, очки с пометкой UV400. Купальная футболка защищает спину лучше любого крема и не смывается. <strong>Детям до шести месяцев хватит тени и одежды</strong>, на прямое солнце их не выносят.</p>
<h2>И наконец крем</h2>
<ul>
<li>SPF 30–50 и слова «широкий спектр» или UVA в кружке.</li>
<li>Мажем за четверть часа до выхода, не жалея: для взрослого это примерно шесть чайных ложек на всё тело.</li>
<li>Повторяем каждые два часа и после каждого купания, даже если написано «водостойкий».</li>
<li>Не забываем уши, шею, пробор и верх стоп.</li>
<li>Прошлогодний тюбик, забытый в бардачке, лучше выбросить: от жары защита портится.</li>
</ul>
<blockquote><p>«Базовый загар» не защищает. Любой загар — след повреждения кожи.</p></blockquote>
<h2>Если всё же обгорели</h2>
<p>Уйдите в тень, охладите кожу прохладной, не ледяной водой, пейте. Сметана, масло и спирт только ухудшат дело. Пузыри не прокалывайте.</p>
<h2>Когда нужен врач</h2>
<p>Обгорел ребёнок до года; пузыри крупные или на лице; вместе с ожогом появились озноб и рвота. А ещё покажите родинку, которая выросла, изменила цвет или кровит: это можно сделать в любой сезон.</p>
<p><strong>103 — если человек на жаре стал путано говорить, потерял сознание, если кожа горячая, а состояние быстро ухудшается. До приезда врачей перенесите его в тень и обливайте водой.</strong></p>
<p><em>Автор — Мадина Жаксыбекова, дерматолог. Проверил Данияр Ахметов, семейный врач.</em></p>`,
    kk: `
<p>Алғашқы ыстық аптада қабылдауға он бір күйген иық пен бір күйген мұрын келді. Он бір иықтың бәріне крем жағылған — таңертең, бір рет. Бұл неге аз екенін түсіндірейік.</p>
<h2>Алдымен көлеңке</h2>
<p>Сағат он бірден төртке дейін даланың күні қатал, ал су мен ақшыл құм оны екі еселейді. Жағажайға таңертең немесе кешке барыңыз. Өз көлеңкеңізге қараңыз: ол бойыңыздан қысқа болса, бастырма астына кіретін кез келді.</p>
<h2>Содан кейін киім</h2>
<p>Жеңі бар жеңіл жейде, жиегі басты айнала көлеңкелейтін қалпақ, UV400 белгісі бар көзілдірік. Суға түсетін жейде арқаны кез келген кремнен жақсы қорғайды әрі шайылып кетпейді. <strong>Алты айға дейінгі бөбекке көлеңке мен киім жеткілікті</strong>, оны тікелей күн астына шығармайды.</p>
<h2>Ең соңында крем</h2>
<ul>
<li>SPF 30–50 және «кең спектр» деген сөз немесе дөңгелек ішіндегі UVA белгісі болсын.</li>
<li>Шығардан ширек сағат бұрын аямай жағамыз: ересек адамға бүкіл денеге шамамен алты шай қасық керек.</li>
<li>Екі сағат сайын және суға түскен сайын қайталаймыз, «суға төзімді» деп жазылса да.</li>
<li>Құлақты, мойынды, шаштың жігін және табанның үстін ұмытпаймыз.</li>
<li>Көлікте ұмыт қалған былтырғы түтікті тастаған жөн: ыстықтан қорғанысы бұзылады.</li>
</ul>
<blockquote><p>«Алдын ала күнге қарайып алу» қорғамайды. Кез келген қараю — тері зақымының ізі.</p></blockquote>
<h2>Сонда да күйіп қалсаңыз</h2>
<p>Көлеңкеге барып, теріні мұздай емес, салқын сумен суытыңыз, су ішіңіз. Қаймақ, май және спирт жағдайды ушықтырады. Күлдіреуікті теспеңіз.</p>
<h2>Дәрігер қашан керек</h2>
<p>Бір жасқа толмаған бала күйсе; күлдіреуік үлкен немесе бетте болса; күйікпен бірге қалтырау мен құсу басталса. Сондай-ақ үлкейген, түсі өзгерген немесе қанаған меңді көрсетіңіз: мұны кез келген маусымда жасауға болады.</p>
<p><strong>Адам ыстықта сөзінен жаңылса, есінен танса, терісі ыстық болып, жағдайы тез нашарласа, 103 нөміріне қоңырау шалыңыз. Дәрігерлер келгенше көлеңкеге апарып, үстіне су құйыңыз.</strong></p>
<p><em>Авторы — Мәдина Жақсыбекова, дерматолог. Тексерген — Данияр Ахметов, отбасылық дәрігер.</em></p>`,
    uz: `
<p>Birinchi issiq haftada qabulga oʻn bitta kuygan yelka va bitta kuygan burun keldi. Oʻn bitta yelkaning hammasiga krem surtilgan edi — ertalab, bir marta. Bu nega kamligini tushuntiramiz.</p>
<h2>Avval soya</h2>
<p>Soat oʻn birdan toʻrtgacha dashtda quyosh qattiq kuydiradi, suv va oqish qum esa uni ikki baravar kuchaytiradi. Plyajga ertalab yoki kechqurun boring. Oʻz soyangizga qarang: u boʻyingizdan qisqa boʻlsa, soyabon ostiga kirish vaqti keldi.</p>
<h2>Keyin kiyim</h2>
<p>Yengi bor yengil koʻylak, boshni aylantirib soya qiladigan shlyapa, UV400 belgili koʻzoynak. Choʻmilish futbolkasi orqani har qanday kremdan yaxshiroq himoya qiladi va yuvilib ketmaydi. <strong>Olti oygacha boʻlgan chaqaloqqa soya va kiyim yetarli</strong>, u tik quyosh ostiga olib chiqilmaydi.</p>
<h2>Va nihoyat krem</h2>
<ul>
<li>SPF 30–50 va “keng spektr” soʻzi yoki doira ichidagi UVA belgisi boʻlsin.</li>
<li>Chiqishdan chorak soat oldin ayamasdan surtamiz: katta odamning butun tanasiga taxminan olti choy qoshiq kerak.</li>
<li>Har ikki soatda va har choʻmilgandan keyin takrorlaymiz, “suvga chidamli” deb yozilgan boʻlsa ham.</li>
<li>Quloq, boʻyin, soch farqi va oyoq ustini unutmaymiz.</li>
<li>Mashinada qolib ketgan oʻtgan yilgi tyubikni tashlagan maʼqul: issiqdan himoyasi buziladi.</li>
</ul>
<blockquote><p>“Oldindan qorayib olish” himoya qilmaydi. Har qanday qorayish — teri shikastlanganining izi.</p></blockquote>
<h2>Baribir kuyib qolsangiz</h2>
<p>Soyaga oʻting, terini muzdek emas, salqin suv bilan sovuting, suv iching. Qaymoq, yogʻ va spirt ahvolni yomonlashtiradi. Pufakchalarni teshmang.</p>
<h2>Shifokor qachon kerak</h2>
<p>Bir yoshga toʻlmagan bola kuysa; pufakchalar yirik yoki yuzda boʻlsa; kuyish bilan birga titroq va qusish boshlansa. Shuningdek, kattalashgan, rangi oʻzgargan yoki qonagan xolni koʻrsating: buni istalgan faslda qilish mumkin.</p>
<p><strong>Odam issiqda soʻzidan adashsa, hushidan ketsa, terisi qizib, ahvoli tez yomonlashsa, 103 raqamiga qoʻngʻiroq qiling. Shifokorlar kelguncha soyaga olib oʻting va ustidan suv quying.</strong></p>
<p><em>Muallif — Madina Jaqsibekova, dermatolog. Tekshirgan — Daniyar Axmetov, oilaviy shifokor.</em></p>`,
    en: `
<p>The first hot week brought eleven burnt shoulders and one burnt nose to our doors. All eleven shoulders had been covered in cream: in the morning, once. Here is why that is not enough.</p>
<h2>Shade first</h2>
<p>From eleven to four the sun of the steppe is fierce, and water and pale sand double it. Move the beach to the morning and the evening. Look at your own shadow: if it is shorter than you are, it is time to go under a roof.</p>
<h2>Then clothes</h2>
<p>A light shirt with sleeves, a hat with a brim all the way round, glasses marked UV400. A swimming shirt protects the back better than any cream and does not wash off. <strong>For babies under six months, shade and clothes are enough</strong>; they are not taken into direct sun.</p>
<h2>And cream at last</h2>
<ul>
<li>SPF 30–50 and the words “broad spectrum”, or UVA in a circle.</li>
<li>Put it on a quarter of an hour before going out, and be generous: the whole body of an adult takes about six teaspoons.</li>
<li>Repeat every two hours and after every swim, even if the tube says “water-resistant”.</li>
<li>Remember the ears, the neck, the parting and the tops of the feet.</li>
<li>Throw away last year’s tube forgotten in the glovebox: heat spoils the protection.</li>
</ul>
<blockquote><p>A “base tan” protects nobody. Any tan is a mark of damaged skin.</p></blockquote>
<h2>If you burn all the same</h2>
<p>Go into the shade, cool the skin with cool but not icy water, drink. Sour cream, oil and spirit only make it worse. Do not burst the blisters.</p>
<h2>When you need a doctor</h2>
<p>The burnt child is under one; the blisters are large or on the face; shivering and vomiting came with the burn. Also show us a mole that has grown, changed colour or bleeds: any season will do for that.</p>
<p><strong>Call 103 if someone in the heat talks confusedly or loses consciousness, or if the skin is hot and they are getting worse quickly. Until help comes, carry them into the shade and pour water over them.</strong></p>
<p><em>Written by Madina Zhaksybekova, dermatologist. Reviewed by Daniyar Akhmetov, family doctor.</em></p>`,
  },
}
