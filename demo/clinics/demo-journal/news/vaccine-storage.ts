import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const vaccineStorage: SeedNews = {
  slug: 'kak-hranyatsya-vakciny',
  category: 'clinic',
  date: '2026-09-03T04:00:00Z',
  image: picture('demo-journal/cover-10', {
    ru: 'Рисунок: холодильник со стеклянной дверью, на полках ровные ряды коробок и флаконов, рядом термометр',
    kk: 'Сурет: шыны есікті тоңазытқыш, сөрелерінде қатар тізілген қораптар мен құтылар, жанында термометр',
    uz: 'Rasm: shisha eshikli sovutkich, javonlarida qator terilgan qutilar va flakonlar, yonida termometr',
    en: 'Drawing: a refrigerator with a glass door, even rows of boxes and vials on its shelves, a thermometer beside it',
  }),
  title: {
    ru: 'Как мы храним вакцины: от двух до восьми градусов',
    kk: 'Вакциналарды қалай сақтаймыз: екіден сегіз градусқа дейін',
    uz: 'Vaksinalarni qanday saqlaymiz: ikki darajadan sakkiz darajagacha',
    en: 'How we store vaccines: between two and eight degrees',
  },
  lead: {
    ru: 'Самый скучный журнал в клинике — температурный. Мы открываем его по просьбе любого родителя.',
    kk: 'Клиникадағы ең жалықтыратын журнал — температура журналы. Оны кез келген ата-ананың өтінішімен ашып көрсетеміз.',
    uz: 'Klinikadagi eng zerikarli daftar — harorat daftari. Uni istalgan ota-onaning iltimosi bilan ochib koʻrsatamiz.',
    en: 'The dullest book in the clinic is the temperature log. We open it for any parent who asks.',
  },
  content: {
    ru: `
<p>В прививочном кабинете есть место, куда не ставят ни йогурт, ни букет. Это фармацевтический холодильник. Внутри от двух до восьми градусов, и вся работа кабинета подчинена этому.</p>
<h2>Почему холод нельзя прервать</h2>
<p>Вакцина действует, пока её белки сохраняют форму. В тепле они портятся постепенно, а от мороза многие портятся сразу и навсегда, причём на вид флакон не меняется. Поэтому от завода до шприца тянется «холодная цепь»: термоконтейнеры, датчики, подписи. Если одно звено выпало, вакцину не используют.</p>
<h2>Как это устроено у нас</h2>
<ul>
<li>Два независимых датчика пишут температуру каждые десять минут, а медсестра сверяет её с термометром утром и вечером и расписывается.</li>
<li>Коробки стоят с промежутками, чтобы воздух ходил, и никогда — на дверце или у задней стенки.</li>
<li>Вперёд ставим то, чей срок заканчивается раньше.</li>
<li>При отклонении медсестре и главному врачу приходит сообщение, в том числе ночью.</li>
<li>Отключилось электричество — дверь не открываем: в холодильнике лежат хладоэлементы, а рядом ждут термосумка и второй холодильник.</li>
</ul>
<h2>Один случай из жизни</h2>
<p>В феврале датчик показал плюс девять в течение сорока минут: дверца закрылась неплотно. Мы отложили четыре коробки, запросили производителя, дождались ответа и две из них списали. Приём в тот день сдвинулся на час. Родителям мы сказали как есть.</p>
<blockquote><p>Если сомневаемся, не прививаем. Новую дозу привезут завтра, а доверие привезти нельзя.</p></blockquote>
<h2>О чём можно спросить перед прививкой</h2>
<ol>
<li>Как называется вакцина, кто её сделал, какой у неё срок годности.</li>
<li>Номер серии: его вписывают в карту при вас.</li>
<li>Что показывал холодильник сегодня утром.</li>
<li>Чего ждать вечером и на какой номер звонить.</li>
</ol>
<p>После прививки останьтесь в клинике на тридцать минут. Тяжёлая аллергия бывает очень редко, но начинается она обычно в это время, и лучше, чтобы врач был рядом.</p>
<p><em>Автор — Сауле Нурпеисова, педиатр. Проверила Мадина Жаксыбекова, аллерголог. Случай вымышлен, как и сама клиника; порядок хранения — настоящий.</em></p>`,
    kk: `
<p>Екпе кабинетінде йогурт та, гүл шоғы да қойылмайтын бір орын бар. Бұл — фармацевтикалық тоңазытқыш. Ішінде екіден сегіз градусқа дейін, кабинеттегі бүкіл жұмыс осыған бағынады.</p>
<h2>Суықты неге үзуге болмайды</h2>
<p>Вакцина құрамындағы ақуыздардың пішіні бұзылмаса ғана әсер етеді. Жылыда олар біртіндеп бұзылады, ал аязда көбі бірден әрі біржола бұзылады, бірақ құтының сырты өзгермейді. Сондықтан зауыттан шприцке дейін «суық тізбек» созылады: термоконтейнерлер, датчиктер, қолтаңбалар. Бір буыны үзілсе, вакцина қолданылмайды.</p>
<h2>Бізде қалай ұйымдастырылған</h2>
<ul>
<li>Бір-біріне тәуелсіз екі датчик температураны он минут сайын жазады, ал медбике таңертең және кешке термометрмен салыстырып, қол қояды.</li>
<li>Қораптар арасынан ауа жүретіндей етіп қойылады, ешқашан есікке немесе артқы қабырғаға тақалмайды.</li>
<li>Мерзімі ертерек бітетіндерін алдыңғы қатарға қоямыз.</li>
<li>Ауытқу болса, медбике мен бас дәрігерге хабарлама келеді, түнде де.</li>
<li>Жарық сөнсе, есікті ашпаймыз: тоңазытқыштың ішінде суық элементтер жатыр, қасында термосөмке мен екінші тоңазытқыш дайын тұр.</li>
</ul>
<h2>Өмірден бір оқиға</h2>
<p>Ақпанда датчик қырық минут бойы тоғыз градус жылы көрсетті: есік толық жабылмаған екен. Біз төрт қорапты бөлек қойып, өндірушіден сұрадық, жауабын күттік, екеуін есептен шығардық. Сол күнгі қабылдау бір сағатқа кешікті. Ата-аналарға болғанын болғандай айттық.</p>
<blockquote><p>Күмәнімізде болсақ, екпе салмаймыз. Жаңа дозаны ертең әкеледі, ал сенімді ешкім әкеліп бере алмайды.</p></blockquote>
<h2>Екпе алдында не сұрауға болады</h2>
<ol>
<li>Вакцина қалай аталады, оны кім шығарған, жарамдылық мерзімі қандай.</li>
<li>Серия нөмірі: оны көзіңізше картаға жазады.</li>
<li>Тоңазытқыш бүгін таңертең неше градус көрсетті.</li>
<li>Кешке не күтуге болады және қай нөмірге қоңырау шалу керек.</li>
</ol>
<p>Екпеден кейін клиникада отыз минут болыңыз. Ауыр аллергия өте сирек кездеседі, бірақ әдетте дәл осы уақытта басталады, ондайда дәрігердің жақын жерде болғаны жақсы.</p>
<p><em>Авторы — Сәуле Нұрпейісова, педиатр. Тексерген — Мәдина Жақсыбекова, аллерголог. Оқиға да, клиника да ойдан шығарылған; сақтау тәртібі — шынайы.</em></p>`,
    uz: `
<p>Emlash xonasida yogurt ham, guldasta ham qoʻyilmaydigan bir joy bor. Bu — farmatsevtik sovutkich. Ichida ikkidan sakkiz darajagacha, xonadagi butun ish shunga boʻysunadi.</p>
<h2>Nega sovuqni uzib boʻlmaydi</h2>
<p>Vaksina tarkibidagi oqsillar shaklini saqlagandagina taʼsir qiladi. Issiqda ular asta-sekin buziladi, muzda esa koʻplari darhol va butunlay buziladi, flakon esa koʻrinishidan oʻzgarmaydi. Shuning uchun zavoddan shpritsgacha “sovuq zanjir” choʻziladi: termokonteynerlar, datchiklar, imzolar. Bitta halqa uzilsa, vaksina ishlatilmaydi.</p>
<h2>Bizda qanday tashkil qilingan</h2>
<ul>
<li>Bir-biridan mustaqil ikki datchik haroratni har oʻn daqiqada yozadi, hamshira esa ertalab va kechqurun termometr bilan solishtirib, imzo qoʻyadi.</li>
<li>Qutilar orasidan havo oʻtadigan qilib qoʻyiladi, hech qachon eshikka yoki orqa devorga taqalmaydi.</li>
<li>Muddati ertaroq tugaydiganlarini oldinga qoʻyamiz.</li>
<li>Ogʻish boʻlsa, hamshira va bosh shifokorga xabar keladi, tunda ham.</li>
<li>Chiroq oʻchsa, eshikni ochmaymiz: sovutkich ichida sovuq elementlar bor, yonida termosumka va ikkinchi sovutkich tayyor turadi.</li>
</ul>
<h2>Bir voqea</h2>
<p>Fevralda datchik qirq daqiqa davomida toʻqqiz daraja issiqni koʻrsatdi: eshik zich yopilmagan ekan. Toʻrtta qutini chetga olib qoʻyib, ishlab chiqaruvchidan soʻradik, javobini kutdik va ikkitasini hisobdan chiqardik. Oʻsha kungi qabul bir soatga surildi. Ota-onalarga boricha aytdik.</p>
<blockquote><p>Shubhalansak, emlamaymiz. Yangi dozani ertaga olib kelishadi, ishonchni esa olib kelib boʻlmaydi.</p></blockquote>
<h2>Emlashdan oldin nimani soʻrash mumkin</h2>
<ol>
<li>Vaksina qanday ataladi, kim ishlab chiqargan, yaroqlilik muddati qanday.</li>
<li>Seriya raqami: u sizning koʻz oldingizda kartaga yoziladi.</li>
<li>Sovutkich bugun ertalab necha darajani koʻrsatdi.</li>
<li>Kechqurun nima kutish mumkin va qaysi raqamga qoʻngʻiroq qilish kerak.</li>
</ol>
<p>Emlashdan keyin klinikada oʻttiz daqiqa boʻling. Ogʻir allergiya juda kam uchraydi, lekin odatda aynan shu vaqtda boshlanadi, bunda shifokor yaqin boʻlgani yaxshi.</p>
<p><em>Muallif — Saule Nurpeisova, pediatr. Tekshirgan — Madina Jaqsibekova, allergolog. Voqea ham, klinika ham oʻylab topilgan; saqlash tartibi — haqiqiy.</em></p>`,
    en: `
<p>In the vaccination room there is a place where nobody puts a yoghurt or a bunch of flowers: the pharmaceutical refrigerator. Inside it is two to eight degrees, and all the work of the room depends on that.</p>
<h2>Why the cold must not be broken</h2>
<p>A vaccine works only as long as its proteins keep their shape. In warmth they spoil little by little; frost spoils many of them at once and for good, while the vial looks the same. So a “cold chain” runs from the factory to the syringe: insulated boxes, sensors, signatures. If one link is missing, the vaccine is not used.</p>
<h2>How we do it</h2>
<ul>
<li>Two independent sensors record the temperature every ten minutes; morning and evening a nurse compares it with a thermometer and signs.</li>
<li>Boxes stand apart so that air can move, and never in the door or against the back wall.</li>
<li>Whatever expires sooner stands in front.</li>
<li>When something is wrong, the nurse and the chief doctor get a message, at night too.</li>
<li>If the power fails, we do not open the door: there are ice packs inside, and a cool bag and a second refrigerator are waiting nearby.</li>
</ul>
<h2>One case</h2>
<p>In February the sensor showed nine degrees for forty minutes: the door had not closed tightly. We set four boxes aside, asked the manufacturer, waited for the answer and wrote two of them off. That day’s visits began an hour late. We told the parents exactly why.</p>
<blockquote><p>When in doubt, we do not vaccinate. A new dose will arrive tomorrow; trust cannot be delivered.</p></blockquote>
<h2>What you can ask before a vaccination</h2>
<ol>
<li>What the vaccine is called, who made it and when it expires.</li>
<li>The batch number: it is written into the record in front of you.</li>
<li>What the refrigerator showed this morning.</li>
<li>What to expect in the evening and which number to call.</li>
</ol>
<p>Afterwards, stay in the clinic for thirty minutes. A severe allergy is very rare, but this is when it usually begins, and it is better to have a doctor close by.</p>
<p><em>Written by Saule Nurpeisova, paediatrician. Reviewed by Madina Zhaksybekova, allergist. The case is fictional, like the clinic itself; the rules of storage are real.</em></p>`,
  },
}
