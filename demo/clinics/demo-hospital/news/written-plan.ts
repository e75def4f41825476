import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const writtenPlan: SeedNews = {
  slug: 'plan-vosstanovleniya-do-operacii',
  category: 'hospital',
  date: '2026-07-30T06:00:00Z',
  image: picture('demo-hospital/story-6', {
    ru: 'Рисунок: раскрытая книга на столе',
    kk: 'Сурет: үстел үстіндегі ашық кітап',
    uz: 'Rasm: stol ustidagi ochiq kitob',
    en: 'Drawing: an open book on a table',
  }),
  title: {
    ru: 'План восстановления теперь выдаём до операции',
    kk: 'Қалпына келу жоспарын енді отаға дейін береміз',
    uz: 'Tiklanish rejasini endi operatsiyadan oldin beramiz',
    en: 'You now get your recovery plan before surgery',
  },
  lead: {
    ru: 'Две страницы простыми словами: первый день, первая неделя, первый месяц.',
    kk: 'Қарапайым сөзбен екі бет: алғашқы күн, алғашқы апта, алғашқы ай.',
    uz: 'Oddiy soʻzlar bilan ikki sahifa: birinchi kun, birinchi hafta, birinchi oy.',
    en: 'Two pages in plain words: the first day, the first week, the first month.',
  },
  content: {
    ru: `
<p>Человек, который знает, что будет завтра, боится меньше. Поэтому хирург, анестезиолог и реабилитолог пишут план вместе и отдают его на последней встрече перед операцией.</p>
<ul>
<li>Когда можно встать, поесть, принять душ.</li>
<li>Какие упражнения делать и с какого дня.</li>
<li>Какая боль обычна, а при какой звонить нам.</li>
<li>Когда возвращаться за руль и к работе.</li>
</ul>
<p>План есть на узбекском, русском, казахском и английском. Вопросы пишите прямо на полях: разберём их вместе.</p>`,
    kk: `
<p>Ертең не болатынын білген адам азырақ қорқады. Сондықтан хирург, анестезиолог және оңалту дәрігері жоспарды бірге жазып, ота алдындағы соңғы кездесуде береді.</p>
<ul>
<li>Қашан тұруға, тамақтануға, жуынуға болады.</li>
<li>Қандай жаттығулар жасау керек және қай күннен бастап.</li>
<li>Қандай ауыру қалыпты, қандайында бізге қоңырау шалу керек.</li>
<li>Рөлге және жұмысқа қашан оралуға болады.</li>
</ul>
<p>Жоспар өзбек, орыс, қазақ және ағылшын тілдерінде бар. Сұрақтарды шетіне жаза беріңіз: бірге талдаймыз.</p>`,
    uz: `
<p>Ertaga nima boʻlishini bilgan odam kamroq qoʻrqadi. Shuning uchun jarroh, anesteziolog va reabilitolog rejani birga yozib, operatsiya oldidagi soʻnggi uchrashuvda beradi.</p>
<ul>
<li>Qachon turish, ovqatlanish, yuvinish mumkin.</li>
<li>Qanday mashqlarni va qaysi kundan boshlab qilish kerak.</li>
<li>Qanday ogʻriq odatiy, qaysi birida bizga qoʻngʻiroq qilish kerak.</li>
<li>Rulga va ishga qachon qaytish mumkin.</li>
</ul>
<p>Reja oʻzbek, rus, qozoq va ingliz tillarida bor. Savollarni chetiga yozavering: birga koʻrib chiqamiz.</p>`,
    en: `
<p>People who know what tomorrow brings are less afraid. So the surgeon, the anaesthetist and the rehabilitation doctor write the plan together and give it to you at the last meeting before surgery.</p>
<ul>
<li>When you may get up, eat and shower.</li>
<li>Which exercises to do, and from which day.</li>
<li>Which pain is usual, and when to call us.</li>
<li>When to return to driving and to work.</li>
</ul>
<p>The plan exists in Uzbek, Russian, Kazakh and English. Write questions in the margins, and we will go through them together.</p>`,
  },
}
