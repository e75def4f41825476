import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const dentalXRay: SeedNews = {
  slug: 'snimki-zubov-i-oblucheniye',
  category: 'advice',
  date: '2026-09-28T05:00:00Z',
  specialist: '100102',
  image: picture('demo-dent/room-5', {
    ru: 'Рисунок: стоматологическое кресло и лампа в кабинете с полками',
    kk: 'Сурет: сөрелері бар кабинеттегі стоматология креслосы мен шам',
    uz: 'Rasm: tokchali xonadagi stomatologiya kreslosi va chiroq',
    en: 'Drawing: a dental chair and a lamp in a room with shelves',
  }),
  title: {
    ru: 'Снимок зуба, панорама, КЛКТ: в\u00a0чём разница и\u00a0много ли облучения',
    kk: 'Тіс рентгені, панорама, КСКТ: айырмашылығы неде және сәулелену көп пе',
    uz: 'Tish rentgeni, panorama, KNKT: farqi nimada va nurlanish koʻpmi',
    en: 'Single X-ray, panoramic, CBCT: the difference and the dose',
  },
  lead: {
    ru: 'Снимок нужен тогда, когда без него врач не увидит главного. Рассказываем, какой для чего, и сравниваем дозы с обычным фоном.',
    kk: 'Түсірілім онсыз дәрігер басты нәрсені көре алмайтын кезде қажет. Қайсысы не үшін керегін айтып, дозаны табиғи фонмен салыстырамыз.',
    uz: 'Surat shifokor usiz asosiy narsani koʻra olmaganda kerak. Qaysi biri nima uchunligini aytamiz va dozani odatdagi fon bilan solishtiramiz.',
    en: 'An X-ray is taken when the dentist cannot see what matters without it. We explain what each kind is for and compare the doses with natural background radiation.',
  },
  content: {
    ru: `
<p>Половина зуба скрыта в кости, поэтому кариес под пломбой, воспаление у верхушки корня или зуб мудрости глазами не увидеть. Врач назначает снимок, только если он изменит план лечения.</p>
<h2>Какие бывают снимки</h2>
<ul>
<li><strong>Прицельный</strong> — один–три зуба. Нужен при лечении каналов, подозрении на скрытый кариес. Доза — единицы микрозивертов.</li>
<li><strong>Панорамный</strong> — обе челюсти сразу. Удобен перед ортодонтией и удалением зубов мудрости. Примерно 10–25\u00a0мкЗв.</li>
<li><strong>КЛКТ</strong> — объёмное изображение для имплантации и сложных корней. В среднем от 20 до 200\u00a0мкЗв, чем меньше область, тем ниже.</li>
</ul>
<p>Для сравнения: от природных источников человек получает в среднем около 2400\u00a0мкЗв в год, то есть 6–7\u00a0мкЗв в день. Прицельный снимок по дозе сопоставим с обычным днём.</p>
<h2>Как мы снижаем дозу</h2>
<p>Снимаем только нужную область, используем цифровые датчики и режимы для детей, не повторяем свежие снимки. Если вам делали КЛКТ в другой клинике, принесите файл: возможно, новый не понадобится.</p>
<h2>Беременность</h2>
<p>Скажите врачу о беременности или о том, что она возможна. Плановые снимки обычно откладывают. Если снимок нужен срочно, врач объяснит пользу и риск, и решение вы примете вместе.</p>
<p>Все снимки хранятся в медицинской карте, копию можно получить по просьбе.</p>`,
    kk: `
<p>Тістің жартысы сүйектің ішінде жасырынып тұрады, сондықтан пломба астындағы тісжегіні, түбір ұшындағы қабынуды немесе ақыл тісті көзбен көру мүмкін емес. Дәрігер түсірілімді ол емдеу жоспарын өзгертетін болса ғана тағайындайды.</p>
<h2>Түсірілімнің түрлері</h2>
<ul>
<li><strong>Нысаналы</strong> — бір–үш тіс. Өзектерді емдегенде, жасырын тісжегіге күдік болғанда қажет. Дозасы — бірнеше микрозиверт.</li>
<li><strong>Панорамалық</strong> — екі жақсүйек бірден. Ортодонтиялық емге дейін және ақыл тісті жұлар алдында ыңғайлы. Шамамен 10–25\u00a0мкЗв.</li>
<li><strong>КСКТ</strong> — имплантация мен күрделі түбірлерге арналған көлемді кескін. Орта есеппен 20–200\u00a0мкЗв, аумағы кіші болған сайын дозасы да аз.</li>
</ul>
<p>Салыстыру үшін: адам табиғи көздерден жылына орта есеппен 2400\u00a0мкЗв, яғни күніне 6–7\u00a0мкЗв алады. Нысаналы түсірілімнің дозасы кәдімгі бір күнде алатын дозамен шамалас.</p>
<h2>Дозаны қалай азайтамыз</h2>
<p>Тек қажетті аумақты түсіреміз, цифрлық датчиктер мен балаларға арналған режимдерді қолданамыз, жақында жасалған түсірілімді қайталамаймыз. Басқа клиникада КСКТ жасатқан болсаңыз, файлын ала келіңіз: жаңасы қажет болмауы мүмкін.</p>
<h2>Жүктілік</h2>
<p>Жүкті екеніңізді немесе болуы мүмкін екенін дәрігерге айтыңыз. Жоспарлы түсірілімдер әдетте кейінге қалдырылады. Түсірілім шұғыл қажет болса, дәрігер пайдасы мен қаупін түсіндіреді, шешімді бірге қабылдайсыздар.</p>
<p>Барлық түсірілім медициналық картада сақталады, көшірмесін сұрап алуға болады.</p>`,
    uz: `
<p>Tishning yarmi suyak ichida yashiringan, shuning uchun plomba ostidagi kariesni, ildiz uchidagi yalligʻlanishni yoki aql tishini koʻz bilan koʻrib boʻlmaydi. Shifokor suratni faqat u davolash rejasini oʻzgartiradigan boʻlsa buyuradi.</p>
<h2>Surat turlari</h2>
<ul>
<li><strong>Nuqtaviy</strong> — bir–uch tish. Kanallarni davolashda, yashirin kariesga shubha boʻlganda kerak. Dozasi — bir necha mikrozivert.</li>
<li><strong>Panoramali</strong> — ikkala jagʻ birdan. Ortodontik davolashdan va aql tishini olishdan oldin qulay. Taxminan 10–25\u00a0mkZv.</li>
<li><strong>KNKT</strong> — implantatsiya va murakkab ildizlar uchun hajmli tasvir. Oʻrtacha 20–200\u00a0mkZv, soha qancha kichik boʻlsa, doza shuncha kam.</li>
</ul>
<p>Taqqoslash uchun: odam tabiiy manbalardan yiliga oʻrtacha 2400\u00a0mkZv, yaʼni kuniga 6–7\u00a0mkZv oladi. Nuqtaviy surat dozasi oddiy bir kunda olinadigan dozaga yaqin.</p>
<h2>Dozani qanday kamaytiramiz</h2>
<p>Faqat kerakli sohani suratga olamiz, raqamli datchiklar va bolalar rejimidan foydalanamiz, yaqinda olingan suratlarni takrorlamaymiz. Boshqa klinikada KNKT qildirgan boʻlsangiz, faylini olib keling: yangisi kerak boʻlmasligi mumkin.</p>
<h2>Homiladorlik</h2>
<p>Homilador ekaningizni yoki boʻlishi mumkinligini shifokorga ayting. Rejali suratlar odatda keyinga qoldiriladi. Surat shoshilinch kerak boʻlsa, shifokor foydasi va xavfini tushuntiradi, qarorni birga qabul qilasiz.</p>
<p>Barcha suratlar tibbiy kartada saqlanadi, nusxasini soʻrab olish mumkin.</p>`,
    en: `
<p>Half of a tooth is hidden in bone, so decay under a filling, inflammation at the tip of a root or a wisdom tooth cannot be seen by eye. A dentist orders an X-ray only if it will change the treatment plan.</p>
<h2>Kinds of images</h2>
<ul>
<li><strong>Periapical</strong>: one to three teeth. Needed for root canals and suspected hidden decay. A few microsieverts.</li>
<li><strong>Panoramic</strong>: both jaws at once. Useful before orthodontics and wisdom tooth removal. About 10–25\u00a0µSv.</li>
<li><strong>CBCT</strong>: a three-dimensional image for implants and difficult roots. On average 20 to 200\u00a0µSv; the smaller the field, the lower.</li>
</ul>
<p>For comparison: natural sources give a person about 2400\u00a0µSv a year on average, or 6–7\u00a0µSv a day. The dose of one periapical image is comparable to that of an ordinary day.</p>
<h2>How we keep the dose low</h2>
<p>We image only the area we need, use digital sensors and low-dose settings for children, and do not repeat recent images. If you had a CBCT elsewhere, bring the file: a new one may not be necessary.</p>
<h2>Pregnancy</h2>
<p>Tell the dentist if you are or may be pregnant. Planned images are usually postponed. If one is needed urgently, the dentist will explain benefit and risk, and you decide together.</p>
<p>All images are kept in your record; you can have a copy on request.</p>`,
  },
}
