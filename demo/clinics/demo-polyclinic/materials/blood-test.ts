import type { SeedMaterial } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const bloodTest: SeedMaterial = {
  slug: 'pered-analizom-krovi',
  category: 'before-tests',
  date: '2026-11-02T05:00:00Z',
  specialist: '100301',
  image: drawing('laboratory-1'),
  title: {
    ru: 'Перед анализом крови',
    kk: 'Қан талдауы алдында',
    uz: 'Qon tahlili oldidan',
    en: 'Before a blood test',
  },
  lead: {
    ru: 'Не каждый анализ сдают натощак. Посмотрите, какой назначен вам.',
    kk: 'Әр талдау ашқарынға тапсырылмайды. Сізге қайсысы тағайындалғанын қараңыз.',
    uz: 'Har tahlil och qoringa topshirilmaydi. Sizga qaysi biri tayinlanganini koʻring.',
    en: 'Not every test is taken fasting. See which one you were given.',
  },
  content: {
    ru: `
<h2>Натощак</h2>
<p>Глюкоза и, если врач попросил, липидный профиль: последняя еда за 8–12 часов, воду пить можно. Кофе, сок и жвачка считаются едой.</p>
<h2>Можно после лёгкого завтрака</h2>
<p>Общий анализ крови, гликированный гемоглобин, ТТГ, ферритин. Если сдаёте всё сразу, придите натощак.</p>
<h2>Для всех анализов</h2>
<ul>
<li>За сутки — без алкоголя, бани и тяжёлой тренировки; за час — без сигареты.</li>
<li>Десять минут посидите в коридоре: после лестницы цифры другие.</li>
<li>Постоянные лекарства не отменяйте. Спросите врача, выпить их до или после, и назовите их медсестре.</li>
<li>Людям с диабетом на инсулине и детям долго голодать опасно: попросите время в начале очереди и возьмите еду с собой.</li>
</ul>
<p>После укола прижимайте вату пять минут, не сгибая руку. Если закружилась голова, скажите сразу и ложитесь.</p>`,
    kk: `
<h2>Ашқарынға</h2>
<p>Глюкоза және дәрігер айтса, липидтік бейін: соңғы тамақ 8–12 сағат бұрын, су ішуге болады. Кофе, шырын мен сағыз тамақ болып саналады.</p>
<h2>Жеңіл таңғы астан кейін болады</h2>
<p>Жалпы қан талдауы, гликирленген гемоглобин, ТТГ, ферритин. Бәрін бірге тапсырсаңыз, ашқарынға келіңіз.</p>
<h2>Барлық талдауға</h2>
<ul>
<li>Бір тәулік бұрын — алкогольсіз, моншасыз, ауыр жаттығусыз; бір сағат бұрын — темекісіз.</li>
<li>Дәлізде он минут отырыңыз: баспалдақтан кейін көрсеткіш басқаша болады.</li>
<li>Тұрақты дәріні тоқтатпаңыз. Оны бұрын не кейін ішу керегін дәрігерден сұрап, мейіргерге атын айтыңыз.</li>
<li>Инсулин алатын диабеті бар адамдар мен балаларға ұзақ ашығу қауіпті: кезектің басынан уақыт сұрап, тамақ ала келіңіз.</li>
</ul>
<p>Инеден кейін мақтаны қолды бүкпей бес минут басып тұрыңыз. Бас айналса, бірден айтып, жатыңыз.</p>`,
    uz: `
<h2>Och qoringa</h2>
<p>Glyukoza va shifokor aytgan boʻlsa, lipid profili: oxirgi ovqat 8–12 soat oldin, suv ichish mumkin. Qahva, sharbat va saqich ovqat hisoblanadi.</p>
<h2>Yengil nonushtadan keyin mumkin</h2>
<p>Umumiy qon tahlili, glikirlangan gemoglobin, TTG, ferritin. Hammasini birga topshirsangiz, och qoringa keling.</p>
<h2>Barcha tahlillarga</h2>
<ul>
<li>Bir sutka oldin — alkogolsiz, hammomsiz, ogʻir mashgʻulotsiz; bir soat oldin — sigaretsiz.</li>
<li>Yoʻlakda oʻn daqiqa oʻtiring: zinadan keyin raqamlar boshqacha boʻladi.</li>
<li>Doimiy dorilarni toʻxtatmang. Ularni oldin yoki keyin ichishni shifokordan soʻrang va hamshiraga nomini ayting.</li>
<li>Insulin oladigan diabetli odamlar va bolalarga uzoq och qolish xavfli: navbat boshidan vaqt soʻrang va ovqat olib keling.</li>
</ul>
<p>Ignadan keyin paxtani qoʻlni bukmasdan besh daqiqa bosib turing. Bosh aylansa, darhol aytib, yoting.</p>`,
    en: `
<h2>Fasting</h2>
<p>Glucose and, if the doctor asked for it, the lipid panel: the last meal 8–12 hours before; water is allowed. Coffee, juice and chewing gum count as food.</p>
<h2>After a light breakfast is fine</h2>
<p>Full blood count, glycated haemoglobin, TSH, ferritin. If you have them all at once, come fasting.</p>
<h2>For every test</h2>
<ul>
<li>No alcohol, sauna or hard training the day before, no cigarette in the hour before.</li>
<li>Sit in the corridor for ten minutes: the numbers are different after stairs.</li>
<li>Do not stop your regular medicines. Ask the doctor whether to take them before or after, and name them to the nurse.</li>
<li>Long fasting is dangerous for people on insulin and for children: ask for an early place and bring something to eat.</li>
</ul>
<p>Afterwards press the cotton for five minutes without bending the arm. If you feel dizzy, say so at once and lie down.</p>`,
  },
}
