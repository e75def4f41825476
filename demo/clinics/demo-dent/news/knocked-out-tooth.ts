import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const knockedOutTooth: SeedNews = {
  slug: 'vybityj-zub-pervaya-pomoshch',
  category: 'children',
  date: '2026-10-26T05:00:00Z',
  specialist: '100103',
  image: picture('demo-dent/news-6', {
    ru: 'Рисунок: сердце с линией пульса — знак первой помощи',
    kk: 'Сурет: тамыр соғысының сызығы бар жүрек — алғашқы көмек белгісі',
    uz: 'Rasm: puls chizigʻi bor yurak — birinchi yordam ramzi',
    en: 'Drawing: a heart with a pulse line, a sign of first aid',
  }),
  title: {
    ru: 'Выбит или сломан зуб: что делать в\u00a0первый час',
    kk: 'Тіс соққыдан түсіп қалса немесе сынса: алғашқы сағатта не істеу керек',
    uz: 'Tish urilib tushsa yoki sinsa: birinchi soatda nima qilish kerak',
    en: 'A knocked-out or broken tooth: what to do in the first hour',
  },
  lead: {
    ru: 'Выбитый постоянный зуб иногда удаётся сохранить. Решают минуты и то, в чём вы его привезёте.',
    kk: 'Түсіп қалған тұрақты тісті кейде сақтап қалуға болады. Мұнда уақыт пен тісті неге салып әкелгеніңіз шешуші рөл атқарады.',
    uz: 'Urilib tushgan doimiy tishni baʼzan saqlab qolish mumkin. Vaqt va tishni nimada olib kelganingiz hal qiladi.',
    en: 'A knocked-out permanent tooth can sometimes be saved. Minutes matter, and so does what you carry it in.',
  },
  content: {
    ru: `
<p><strong>Сначала человек, потом зуб.</strong> Если была потеря сознания, рвота, сильная головная боль, кровь не останавливается или трудно дышать, вызывайте скорую по номеру 103.</p>
<h2>Выбит постоянный зуб</h2>
<ul>
<li>Найдите зуб и берите его только за коронку — белую часть, которой жуют. К корню не прикасайтесь.</li>
<li>Если зуб испачкан, быстро ополосните его молоком или чистой холодной водой. Не трите и не протирайте.</li>
<li>Если пострадавший в сознании и спокоен, осторожно вставьте зуб на место нужной стороной и попросите прикусить чистый платок.</li>
<li>Если вставить не получается, положите зуб в молоко. Обычная вода для хранения не годится.</li>
<li>Приезжайте к стоматологу немедленно, лучше в\u00a0течение 30–60\u00a0минут, и предупредите по телефону.</li>
</ul>
<h2>Выбит молочный зуб</h2>
<p>Молочный зуб обратно не вставляют: можно повредить зачаток постоянного. Прижмите к ранке чистую салфетку и покажите ребёнка врачу в тот же день.</p>
<h2>Зуб откололся или стал шататься</h2>
<p>Найдите осколок и привезите его в молоке или воде — иногда его можно приклеить. На губу приложите холод через ткань на 10–15\u00a0минут. Шатающийся зуб не трогайте и до осмотра ешьте мягкое.</p>
<h2>Как снизить риск</h2>
<p>На тренировках по единоборствам, хоккею, баскетболу и скейтборду нужна защитная капа. Индивидуальную делают по слепку: она держится плотно и не мешает дышать.</p>`,
    kk: `
<p><strong>Алдымен адам, содан кейін тіс.</strong> Есінен танса, құсса, басы қатты ауырса, қан тоқтамаса немесе тыныс алу қиындаса, 103 нөміріне қоңырау шалып, жедел жәрдем шақырыңыз.</p>
<h2>Тұрақты тіс түсіп қалса</h2>
<ul>
<li>Тісті тауып, тек сауытынан — шайнайтын ақ бөлігінен ұстаңыз. Түбіріне қол тигізбеңіз.</li>
<li>Тіс кірлеген болса, сүтпен немесе таза суық сумен тез шайып жіберіңіз. Ысқыламаңыз, сүртпеңіз.</li>
<li>Зардап шеккен адам есінде әрі сабырлы болса, тісті дұрыс жағымен орнына абайлап салып, таза орамалды тістетіңіз.</li>
<li>Орнына салу мүмкін болмаса, тісті сүтке салыңыз. Кәдімгі су сақтауға жарамайды.</li>
<li>Стоматологқа дереу, дұрысы 30–60\u00a0минут ішінде келіңіз және телефонмен ескертіңіз.</li>
</ul>
<h2>Сүт тісі түсіп қалса</h2>
<p>Сүт тісін орнына салмайды: тұрақты тістің бастамасы зақымдануы мүмкін. Жараға таза майлық басып, баланы сол күні дәрігерге көрсетіңіз.</p>
<h2>Тіс сынса немесе қозғалса</h2>
<p>Сынығын тауып, сүтке немесе суға салып әкеліңіз — кейде оны желімдеуге болады. Ернін мата арқылы 10–15\u00a0минут суытыңыз. Қозғалып тұрған тіске тимеңіз, қаралғанға дейін жұмсақ тамақ ішіңіз.</p>
<h2>Қауіпті қалай азайтуға болады</h2>
<p>Жекпе-жек, хоккей, баскетбол және скейтборд жаттығуларында қорғаныш каппа қажет. Жеке каппа қалып бойынша жасалады: ол берік отырады және тыныс алуға кедергі келтірмейді.</p>`,
    uz: `
<p><strong>Avval odam, keyin tish.</strong> Hushdan ketish, qusish, kuchli bosh ogʻrigʻi boʻlsa, qon toʻxtamasa yoki nafas olish qiyinlashsa, 103 raqamiga qoʻngʻiroq qilib, tez yordam chaqiring.</p>
<h2>Doimiy tish tushib qolsa</h2>
<ul>
<li>Tishni toping va faqat toj qismidan — chaynaydigan oq qismidan ushlang. Ildiziga tegmang.</li>
<li>Tish kirlangan boʻlsa, sut yoki toza sovuq suv bilan tez chayib oling. Ishqalamang va artmang.</li>
<li>Jabrlangan odam hushida va xotirjam boʻlsa, tishni toʻgʻri tomoni bilan ehtiyotlab joyiga qoʻying va toza roʻmolchani tishlab turishini soʻrang.</li>
<li>Joyiga qoʻyib boʻlmasa, tishni sutga soling. Oddiy suv saqlash uchun yaramaydi.</li>
<li>Stomatologga darhol, yaxshisi 30–60\u00a0daqiqa ichida keling va telefon orqali ogohlantiring.</li>
</ul>
<h2>Sut tishi tushib qolsa</h2>
<p>Sut tishi joyiga qoʻyilmaydi: doimiy tish kurtagi shikastlanishi mumkin. Jarohatga toza salfetka bosing va bolani oʻsha kuni shifokorga koʻrsating.</p>
<h2>Tish sinsa yoki qimirlasa</h2>
<p>Singan boʻlakni toping va sut yoki suvda olib keling — baʼzan uni yopishtirish mumkin. Labga mato orqali 10–15\u00a0daqiqa sovuq bosing. Qimirlayotgan tishga tegmang, koʻrikkacha yumshoq ovqat yeng.</p>
<h2>Xavfni qanday kamaytirish mumkin</h2>
<p>Yakkakurash, xokkey, basketbol va skeytbord mashgʻulotlarida himoya kappasi kerak. Shaxsiy kappa qolip boʻyicha tayyorlanadi: u zich turadi va nafas olishga xalaqit bermaydi.</p>`,
    en: `
<p><strong>The person first, then the tooth.</strong> If there was loss of consciousness, vomiting or severe headache, if bleeding does not stop or breathing is difficult, call an ambulance on 103.</p>
<h2>A permanent tooth is knocked out</h2>
<ul>
<li>Find the tooth and hold it only by the crown, the white part that chews. Do not touch the root.</li>
<li>If it is dirty, rinse it briefly with milk or clean cold water. Do not rub or wipe it.</li>
<li>If the person is conscious and calm, gently put the tooth back the right way round and ask them to bite on a clean handkerchief.</li>
<li>If that is not possible, put the tooth in milk. Plain water is not suitable for storing it.</li>
<li>Come to a dentist at once, preferably within 30–60\u00a0minutes, and call ahead.</li>
</ul>
<h2>A milk tooth is knocked out</h2>
<p>Milk teeth are not put back: the bud of the permanent tooth may be damaged. Press a clean tissue on the wound and take the child to a dentist the same day.</p>
<h2>A tooth is chipped or loose</h2>
<p>Find the fragment and bring it in milk or water; sometimes it can be bonded. Cool the lip through a cloth for 10–15\u00a0minutes. Leave a loose tooth alone and eat soft food until the check-up.</p>
<h2>How to lower the risk</h2>
<p>Wear a mouthguard for martial arts, hockey, basketball and skateboarding. A custom one is made from an impression: it fits firmly and does not get in the way of breathing.</p>`,
  },
}
