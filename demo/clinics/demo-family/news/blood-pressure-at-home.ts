import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const bloodPressureAtHome: SeedNews = {
  slug: 'kak-izmerit-davlenie-doma',
  category: 'health',
  date: '2026-10-19T04:00:00Z',
  specialist: '100204',
  image: picture('demo-family/news-6', {
    ru: 'Рисунок: сердце с линией пульса',
  }),
  title: {
    ru: 'Как измерить давление дома, чтобы цифрам можно было верить',
    uz: 'Uyda qon bosimini ishonchli qilib qanday oʻlchash kerak',
  },
  lead: {
    ru: 'Пять минут покоя, рука на уровне сердца и дневник на неделю.',
    uz: 'Besh daqiqa tinch oʻtirish, qoʻlni yurak balandligida tutish va bir haftalik kundalik.',
  },
  content: {
    ru: `
<p>Одно измерение мало о чём говорит: давление меняется от лестницы, кофе и волнения. Врачу нужен ряд чисел, снятых одинаково.</p>
<h2>Порядок</h2>
<ul>
<li>За полчаса до измерения — без кофе, сигарет и нагрузки.</li>
<li>Посидите пять минут с опорой на спинку, ноги не скрещивайте.</li>
<li>Манжета на плече, выше локтя, на уровне сердца, не поверх одежды.</li>
<li>Два измерения с перерывом в минуту; запишите оба.</li>
</ul>
<p>Измеряйте утром до лекарств и вечером, семь дней подряд. В среднем дома нормой считают меньше 135/85. Не меняйте дозу лекарств сами — принесите дневник на приём.</p>
<p><strong>Сильная головная боль, слабость в руке или ноге, нарушение речи, боль в груди — звоните 103.</strong></p>`,
    uz: `
<p>Bitta oʻlchov yetarli emas: bosim zinadan chiqish, qahva va hayajondan oʻzgaradi. Shifokorga bir xil sharoitda olingan bir qator raqamlar kerak.</p>
<h2>Tartib</h2>
<ul>
<li>Oʻlchashdan yarim soat oldin qahva ichmang, chekmang va zoʻriqmang.</li>
<li>Suyanchiqqa tayanib besh daqiqa oʻtiring, oyoqlaringizni chalishtirmang.</li>
<li>Manjeta tirsakdan yuqorida, yurak balandligida, kiyim ustidan emas.</li>
<li>Bir daqiqa tanaffus bilan ikki marta oʻlchang; ikkalasini yozing.</li>
</ul>
<p>Ertalab dorilardan oldin va kechqurun, ketma-ket yetti kun oʻlchang. Uyda oʻlchanganda oʻrtacha 135/85 dan past boʻlsa, meʼyor hisoblanadi. Dori miqdorini oʻzingizcha oʻzgartirmang — kundalikni qabulga olib keling.</p>
<p><strong>Kuchli bosh ogʻrigʻi, qoʻl yoki oyoqda holsizlik, nutq buzilishi, koʻkrakda ogʻriq boʻlsa, 103 raqamiga qoʻngʻiroq qiling.</strong></p>`,
  },
}
