import { picture } from '../../../parts/picture.ts'
import type { SeedMaterial } from '../../../parts/seed-types.ts'

export const dryMouth: SeedMaterial = {
  slug: 'sukhost-vo-rtu',
  category: 'home-care',
  date: '2026-09-22T05:00:00Z',
  specialist: '100109',
  image: picture('demo-dent/still-9', {
    ru: 'Рисунок: графин с лимоном и стакан воды',
    kk: 'Сурет: лимон салынған графин мен бір стакан су',
    uz: 'Rasm: limonli grafin va bir stakan suv',
    en: 'Drawing: a carafe with lemon and a glass of water',
  }),
  title: {
    ru: 'Сухость во рту: почему зубы портятся быстрее',
    kk: 'Ауыздың құрғауы: тіс неге тез бұзылады',
    uz: 'Ogʻiz qurishi: tish nega tez buziladi',
    en: 'A dry mouth: why teeth decay faster',
  },
  lead: {
    ru: 'Слюна моет и защищает зубы весь день. Когда её мало, помогите им сами.',
    kk: 'Сілекей тісті күні бойы жуып, қорғайды. Ол аз болса, тіске өзіңіз көмектесіңіз.',
    uz: 'Soʻlak tishni kun boʻyi yuvadi va himoya qiladi. U kam boʻlsa, tishga oʻzingiz yordam bering.',
    en: 'Saliva washes and protects teeth all day. When there is little of it, help them yourself.',
  },
  content: {
    ru: `
<h2>Откуда сухость</h2>
<p>Чаще всего — от лекарств: от давления, аллергии, бессонницы, депрессии. Ещё от дыхания ртом, диабета, лучевой терапии и просто от того, что человек мало пьёт.</p>
<h2>Что делать</h2>
<ul>
<li>Держите рядом воду и пейте понемногу; сладкие леденцы и лимонад замените жвачкой без сахара.</li>
<li>Чистите зубы пастой с фтором дважды в день; вечером не ополаскивайте рот водой, только сплюньте.</li>
<li>Ополаскиватели — без спирта.</li>
<li>Показывайтесь нам чаще, раз в три-четыре месяца.</li>
</ul>
<p>Лекарства сами не отменяйте: расскажите о сухости врачу, который их назначил. Если вместе с ней сохнут глаза, мучает жажда или трудно глотать, начните с терапевта.</p>`,
    kk: `
<h2>Құрғау неден болады</h2>
<p>Көбіне дәріден: қысым, аллергия, ұйқысыздық, депрессия дәрілерінен. Сондай-ақ ауызбен тыныс алудан, диабеттен, сәулелік емнен және суды аз ішуден.</p>
<h2>Не істеу керек</h2>
<ul>
<li>Қасыңызда су болсын, аздап ішіп отырыңыз; тәтті кәмпит пен лимонадтың орнына қантсыз сағыз алыңыз.</li>
<li>Тісті фторлы пастамен күніне екі рет тазалаңыз; кешке ауызды сумен шаймай, тек түкіріп тастаңыз.</li>
<li>Шайғыш спиртсіз болсын.</li>
<li>Бізге жиірек, үш-төрт айда бір рет көрініңіз.</li>
</ul>
<p>Дәріні өзіңіз тоқтатпаңыз: құрғау туралы оны тағайындаған дәрігерге айтыңыз. Көз де құрғаса, қатты шөлдесеңіз немесе жұтыну қиындаса, терапевтен бастаңыз.</p>`,
    uz: `
<h2>Qurish nimadan boʻladi</h2>
<p>Koʻpincha dorilardan: bosim, allergiya, uyqusizlik, depressiya dorilaridan. Yana ogʻiz bilan nafas olish, diabet, nur terapiyasi va shunchaki kam suv ichishdan.</p>
<h2>Nima qilish kerak</h2>
<ul>
<li>Yoningizda suv boʻlsin, oz-ozdan iching; shirin konfet va limonad oʻrniga shakarsiz saqich oling.</li>
<li>Tishni ftorli pasta bilan kuniga ikki marta tozalang; kechqurun ogʻizni suv bilan chaymang, faqat tupuring.</li>
<li>Chayqagich spirtsiz boʻlsin.</li>
<li>Bizga tez-tez, uch-toʻrt oyda bir marta koʻrining.</li>
</ul>
<p>Dorini oʻzingiz toʻxtatmang: qurish haqida uni tayinlagan shifokorga ayting. Koʻz ham qurisa, qattiq chanqasangiz yoki yutish qiyinlashsa, terapevtdan boshlang.</p>`,
    en: `
<h2>Where it comes from</h2>
<p>Mostly from medicines for blood pressure, allergy, sleep or depression. Also from breathing through the mouth, diabetes, radiotherapy, or simply drinking too little.</p>
<h2>What to do</h2>
<ul>
<li>Keep water at hand and sip it; replace sweets and lemonade with sugar-free gum.</li>
<li>Brush twice a day with a fluoride toothpaste; in the evening spit, but do not rinse with water.</li>
<li>Use mouthwash without alcohol.</li>
<li>Let us see you more often, every three or four months.</li>
</ul>
<p>Do not stop a medicine yourself: tell the doctor who prescribed it. If your eyes are dry too, if you are always thirsty or swallowing is hard, begin with a general practitioner.</p>`,
  },
}
