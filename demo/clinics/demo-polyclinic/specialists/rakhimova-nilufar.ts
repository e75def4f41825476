import { doctor, scheduleIn } from '../doctor.ts'

export const rakhimovaNilufar = doctor(9, {
  slug: 'rakhimova-nilufar',
  lastName: { ru: 'Рахимова', kk: 'Рахимова', uz: 'Rahimova', en: 'Rakhimova' },
  name: { ru: 'Нилуфар', kk: 'Нилуфар', uz: 'Nilufar', en: 'Nilufar' },
  middleName: { ru: 'Бахтияровна', kk: 'Бахтиярқызы', uz: 'Baxtiyorovna', en: 'Bakhtiyarovna' },
  specialities: ['endocrinologist'],
  position: {
    ru: 'Эндокринолог, ведёт школу диабета',
    kk: 'Эндокринолог, диабет мектебін жүргізеді',
    uz: 'Endokrinolog, diabet maktabini olib boradi',
    en: 'Endocrinologist, teaches the diabetes school',
  },
  experienceSince: 2010,
  languages: ['uz', 'ru', 'kk'],
  about: {
    ru: `
<p>Диабет, щитовидная железа, лишний вес. Не ругает за сахар в дневнике: вместе с вами ищет, отчего он поднялся, и меняет план.</p>
<p>В школе диабета за четыре занятия учат пользоваться глюкометром, ухаживать за стопами и собирать тарелку из обычной еды.</p>`,
    kk: `
<p>Диабет, қалқанша без, артық салмақ. Күнделіктегі қант көрсеткіші үшін ұрыспайды: оның неден көтерілгенін сізбен бірге іздеп, жоспарды өзгертеді.</p>
<p>Диабет мектебіндегі төрт сабақта глюкометрді пайдалануды, табанды күтуді және кәдімгі тағамнан дұрыс тәрелке құрауды үйретеді.</p>`,
    uz: `
<p>Diabet, qalqonsimon bez, ortiqcha vazn. Kundalikdagi qand koʻrsatkichi uchun koyimaydi: u nimadan koʻtarilganini siz bilan birga izlaydi va rejani oʻzgartiradi.</p>
<p>Diabet maktabidagi toʻrt mashgʻulotda glyukometrdan foydalanish, oyoq panjasini parvarish qilish va oddiy taomlardan toʻgʻri likopcha tuzish oʻrgatiladi.</p>`,
    en: `
<p>Diabetes, the thyroid, excess weight. Does not scold for the sugar in your diary: she looks with you for what raised it and changes the plan.</p>
<p>In four lessons the diabetes school teaches how to use a glucose meter, look after your feet and put together a plate from ordinary food.</p>`,
  },
  education: [
    {
      ru: 'Медицинская академия, Ташкент, 2008; ординатура по эндокринологии, 2010',
      kk: 'Медицина академиясы, Ташкент, 2008; эндокринология бойынша ординатура, 2010',
      uz: 'Tibbiyot akademiyasi, Toshkent, 2008; endokrinologiya boʻyicha ordinatura, 2010',
      en: 'Medical academy, Tashkent, 2008; residency in endocrinology, 2010',
    },
  ],
  schedule: [
    scheduleIn('10031', [[2, 3, 4], '12:00', '19:00']),
    scheduleIn('10033', [[1], '13:00', '17:00']),
  ],
})
