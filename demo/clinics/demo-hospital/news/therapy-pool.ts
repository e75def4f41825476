import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const therapyPool: SeedNews = {
  slug: 'otkryli-lechebnyj-bassejn',
  category: 'hospital',
  date: '2026-08-20T06:00:00Z',
  image: picture('demo-hospital/gym-2', {
    ru: 'Рисунок: бассейн с поручнями, за окнами город',
    kk: 'Сурет: тұтқалары бар бассейн, терезе сыртында қала',
    uz: 'Rasm: tutqichli basseyn, deraza ortida shahar',
    en: 'Drawing: a pool with rails, the city behind the windows',
  }),
  title: {
    ru: 'Открыли бассейн, в котором учатся ходить',
    kk: 'Жүруді үйренуге арналған бассейн ашылды',
    uz: 'Yurishni oʻrganish uchun basseyn ochildi',
    en: 'A pool for learning to walk has opened',
  },
  lead: {
    ru: 'Вода держит часть веса, и первый шаг даётся раньше.',
    kk: 'Су салмақтың бір бөлігін көтереді, сондықтан алғашқы қадам ертерек жасалады.',
    uz: 'Suv vaznning bir qismini koʻtaradi, shuning uchun birinchi qadam ertaroq qoʻyiladi.',
    en: 'Water carries part of your weight, so the first step comes sooner.',
  },
  content: {
    ru: `
<p>Глубина меняется от колена до груди: чем глубже, тем легче ноге. Температура 33\u00a0°C, поручни по обе стороны, в воду ведут пологие ступени и подъёмник.</p>
<p>Занятие длится полчаса, в группе не больше четырёх человек, инструктор находится в воде. Плавать уметь не нужно.</p>
<p>Бассейн назначает врач: при открытых ранах, лихорадке и некоторых болезнях сердца с ним нужно подождать.</p>`,
    kk: `
<p>Тереңдігі тізеден кеудеге дейін өзгереді: тереңдеген сайын аяққа жеңіл. Температурасы 33\u00a0°C, екі жағында тұтқа бар, суға жайпақ баспалдақпен немесе көтергішпен түседі.</p>
<p>Сабақ жарты сағатқа созылады, топта төрт адамнан аспайды, нұсқаушы суда жүреді. Жүзе білу міндетті емес.</p>
<p>Бассейнді дәрігер тағайындайды: ашық жара, қызба және жүректің кейбір ауруларында күте тұру керек.</p>`,
    uz: `
<p>Chuqurligi tizzadan koʻkrakkacha oʻzgaradi: chuqurlashgani sari oyoqqa yengil. Harorati 33\u00a0°C, ikki tomonda tutqich bor, suvga yotiq zina yoki koʻtargich orqali tushiladi.</p>
<p>Mashgʻulot yarim soat davom etadi, guruhda toʻrt kishidan oshmaydi, yoʻriqchi suvda boʻladi. Suzishni bilish shart emas.</p>
<p>Basseynni shifokor belgilaydi: ochiq yara, isitma va yurakning baʼzi kasalliklarida kutib turish kerak.</p>`,
    en: `
<p>The depth goes from knee to chest: the deeper, the lighter the leg. The water is 33\u00a0°C, there are rails on both sides, and you enter by shallow steps or a lift.</p>
<p>A session takes half an hour, with no more than four people and an instructor in the water. You need not know how to swim.</p>
<p>The pool is prescribed by a doctor: with open wounds, a fever or some heart conditions it has to wait.</p>`,
  },
}
