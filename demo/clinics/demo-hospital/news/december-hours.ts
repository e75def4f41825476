import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const decemberHours: SeedNews = {
  slug: 'gospital-v-dekabre',
  category: 'for-patients',
  date: '2026-11-18T06:00:00Z',
  image: picture('demo-hospital/news-2', {
    ru: 'Рисунок: настольный календарь с отмеченным днём',
    kk: 'Сурет: бір күні белгіленген үстел күнтізбесі',
    uz: 'Rasm: bir kuni belgilangan stol taqvimi',
    en: 'Drawing: a desk calendar with one day marked',
  }),
  title: {
    ru: 'Декабрь и первые дни января: когда мы открыты',
    kk: 'Желтоқсан және қаңтардың алғашқы күндері: қашан ашықпыз',
    uz: 'Dekabr va yanvarning dastlabki kunlari: qachon ochiqmiz',
    en: 'December and the first days of January: when we are open',
  },
  lead: {
    ru: '8 декабря и 1 января не принимаем, 31 декабря и 2 января работаем меньше обычного.',
    kk: '8 желтоқсан мен 1 қаңтарда қабылдамаймыз, 31 желтоқсан мен 2 қаңтарда қысқартылған уақытпен жұмыс істейміз.',
    uz: '8-dekabr va 1-yanvarda qabul qilmaymiz, 31-dekabr va 2-yanvarda ish vaqti qisqaradi.',
    en: 'Closed on 8 December and 1 January; short hours on 31 December and 2 January.',
  },
  content: {
    ru: `
<p>Стационар работает без выходных: если вы лежите у нас, для вас ничего не меняется. Изменения касаются приёма и анализов.</p>
<ul>
<li>8 декабря — выходной.</li>
<li>31 декабря — с 7:30 до 14:00, только анализы и перевязки.</li>
<li>1 января — выходной.</li>
<li>2 января — дежурный приём с 9:00 до 13:00.</li>
</ul>
<p>Центр реабилитации в эти дни закрыт, занятия переносим без потери в курсе. При боли в груди, слабости в руке или нарушении речи не ждите приёма — звоните 103.</p>`,
    kk: `
<p>Стационар демалыссыз жұмыс істейді: бізде жатсаңыз, сіз үшін ештеңе өзгермейді. Өзгеріс қабылдау мен талдауларға қатысты.</p>
<ul>
<li>8 желтоқсан — демалыс.</li>
<li>31 желтоқсан — 7:30-дан 14:00-ге дейін, тек талдау мен таңып байлау.</li>
<li>1 қаңтар — демалыс.</li>
<li>2 қаңтар — 9:00-ден 13:00-ге дейін кезекші қабылдау.</li>
</ul>
<p>Оңалту орталығы бұл күндері жабық, сабақтар курстан шегерілмей ауыстырылады. Кеуде ауырса, қол әлсіресе немесе сөйлеу бұзылса, қабылдауды күтпей, 103 нөміріне қоңырау шалыңыз.</p>`,
    uz: `
<p>Statsionar dam olish kunlarisiz ishlaydi: bizda yotgan boʻlsangiz, siz uchun hech narsa oʻzgarmaydi. Oʻzgarish qabul va tahlillarga tegishli.</p>
<ul>
<li>8-dekabr — dam olish kuni.</li>
<li>31-dekabr — 7:30 dan 14:00 gacha, faqat tahlil va bogʻlov.</li>
<li>1-yanvar — dam olish kuni.</li>
<li>2-yanvar — 9:00 dan 13:00 gacha navbatchi qabul.</li>
</ul>
<p>Reabilitatsiya markazi bu kunlarda yopiq, mashgʻulotlar kursdan chegirilmay koʻchiriladi. Koʻkrak ogʻrisa, qoʻl zaiflashsa yoki nutq buzilsa, qabulni kutmang — 103 raqamiga qoʻngʻiroq qiling.</p>`,
    en: `
<p>The wards never close: if you are staying with us, nothing changes for you. The changes are about visits and samples.</p>
<ul>
<li>8 December: closed.</li>
<li>31 December: 7:30 to 14:00, samples and dressings only.</li>
<li>1 January: closed.</li>
<li>2 January: a doctor on duty from 9:00 to 13:00.</li>
</ul>
<p>The rehabilitation centre is closed on these days, and training is moved without loss to your course. With chest pain, a weak arm or slurred speech do not wait for a visit: call 103.</p>`,
  },
}
