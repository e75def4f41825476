import type { SeedNews } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const newYearHours: SeedNews = {
  slug: 'poliklinika-v-novogodnie-dni',
  category: 'announcements',
  date: '2026-11-20T04:00:00Z',
  image: drawing('still-11'),
  title: {
    ru: 'Новогодние дни: когда открыто и кто дежурит',
    kk: 'Жаңа жыл күндері: қашан ашық және кім кезекші',
    uz: 'Yangi yil kunlari: qachon ochiq va kim navbatchi',
    en: 'New Year: when we are open and who is on duty',
  },
  lead: {
    ru: 'Рецепты продлите до 29 декабря. 2 января в двух зданиях принимает дежурный врач.',
    kk: 'Рецептіңізді 29 желтоқсанға дейін ұзартыңыз. 2 қаңтарда екі ғимаратта кезекші дәрігер қабылдайды.',
    uz: 'Retseptni 29-dekabrgacha uzaytiring. 2-yanvarda ikki binoda navbatchi shifokor qabul qiladi.',
    en: 'Renew prescriptions by 29 December. On 2 January a duty doctor sees patients in two of our buildings.',
  },
  content: {
    ru: `
<h2>Расписание</h2>
<ul>
<li>16 декабря, 1 и 7 января — закрыто.</li>
<li>31 декабря главный корпус работает с 8:00 до 14:00.</li>
<li>2 января с 9:00 до 13:00 дежурят врач на Показательной и педиатр на Макетной.</li>
<li>В остальные дни — обычные часы.</li>
</ul>
<h2>Что сделать заранее</h2>
<p>Проверьте, на сколько дней хватит лекарств, которые вы принимаете постоянно. Если запас кончается до 8 января, придите за рецептом до 29 декабря: очередь после праздников длиннее, чем до них. Больничный лист, срок которого выпадает на праздник, врач закроет или продлит в дежурный день.</p>
<p>Скорая помощь работает всегда: 103. Звоните при боли в груди, одышке, внезапной слабости в руке или ноге, нарушении речи, сильном кровотечении.</p>`,
    kk: `
<h2>Кесте</h2>
<ul>
<li>16 желтоқсан, 1 және 7 қаңтар — жабық.</li>
<li>31 желтоқсанда бас ғимарат 8:00-ден 14:00-ге дейін жұмыс істейді.</li>
<li>2 қаңтарда 9:00-ден 13:00-ге дейін Көрнекі көшесінде дәрігер, Макет көшесінде педиатр кезекшілікте.</li>
<li>Қалған күндері — әдеттегі уақыт.</li>
</ul>
<h2>Алдын ала не істеу керек</h2>
<p>Үнемі ішетін дәріңіз неше күнге жететінін тексеріңіз. Қоры 8 қаңтарға дейін бітсе, рецептке 29 желтоқсанға дейін келіңіз: мерекеден кейінгі кезек мерекеге дейінгіден ұзын болады. Мерзімі мерекеге түскен еңбекке жарамсыздық парағын дәрігер кезекшілік күні жабады немесе ұзартады.</p>
<p>Жедел жәрдем әрқашан жұмыс істейді: 103. Кеуде ауырса, ентіксеңіз, қол не аяқ кенет әлсіресе, сөйлеу бұзылса, қан көп кетсе, қоңырау шалыңыз.</p>`,
    uz: `
<h2>Jadval</h2>
<ul>
<li>16-dekabr, 1 va 7-yanvar — yopiq.</li>
<li>31-dekabrda bosh bino 8:00 dan 14:00 gacha ishlaydi.</li>
<li>2-yanvarda 9:00 dan 13:00 gacha Koʻrgazma koʻchasida shifokor, Maket koʻchasida pediatr navbatchi.</li>
<li>Qolgan kunlarda — odatdagi vaqt.</li>
</ul>
<h2>Oldindan nima qilish kerak</h2>
<p>Doim ichadigan doringiz necha kunga yetishini tekshiring. Zaxira 8-yanvargacha tugasa, retseptga 29-dekabrgacha keling: bayramdan keyingi navbat bayramgacha boʻlganidan uzun. Muddati bayramga toʻgʻri kelgan kasallik varaqasini shifokor navbatchilik kuni yopadi yoki uzaytiradi.</p>
<p>Tez yordam doim ishlaydi: 103. Koʻkrak ogʻrisa, nafas qissa, qoʻl yoki oyoq birdan kuchsizlansa, nutq buzilsa, qon koʻp ketsa, qoʻngʻiroq qiling.</p>`,
    en: `
<h2>Hours</h2>
<ul>
<li>16 December, 1 and 7 January: closed.</li>
<li>31 December: the main building is open from 8:00 to 14:00.</li>
<li>2 January, 9:00 to 13:00: a duty doctor on Pokazatelnaya Street, a paediatrician on Maketnaya Street.</li>
<li>All other days: the usual hours.</li>
</ul>
<h2>What to do before</h2>
<p>Check how many days your regular medicines will last. If they run out before 8 January, come for a prescription by 29 December: the queue after the holidays is longer than the one before. A sick note that ends on a holiday is closed or extended by the duty doctor.</p>
<p>The ambulance always works: 103. Call it for chest pain, shortness of breath, sudden weakness of an arm or a leg, trouble speaking or heavy bleeding.</p>`,
  },
}
