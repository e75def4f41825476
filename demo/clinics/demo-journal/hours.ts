import type { SeedHours } from '../../parts/seed-types.ts'

const workday = [{ from: '08:00', to: '19:00' }]

/** Two Saturdays have other hours: an evening for readers' questions, and the editors' planning day. */
export const hours: SeedHours = {
  week: [
    { day: 1, intervals: workday },
    { day: 2, intervals: workday },
    { day: 3, intervals: workday },
    {
      day: 4,
      intervals: [
        { from: '08:00', to: '13:00' },
        { from: '14:00', to: '20:00' },
      ],
    },
    { day: 5, intervals: workday },
    { day: 6, intervals: [{ from: '09:00', to: '14:00' }] },
    { day: 7, intervals: [] },
  ],
  exceptions: [
    {
      date: '2026-11-28',
      intervals: [{ from: '09:00', to: '17:00' }],
      note: {
        ru: 'Суббота открытых вопросов',
        kk: 'Ашық сұрақтар сенбісі',
        uz: 'Ochiq savollar shanbasi',
        en: 'A Saturday of open questions',
      },
    },
    {
      date: '2026-12-12',
      intervals: [{ from: '09:00', to: '11:00' }],
      note: {
        ru: 'Редакция планирует год',
        kk: 'Редакция жыл жоспарын жасайды',
        uz: 'Tahririyat yil rejasini tuzadi',
        en: 'The editors plan the year',
      },
    },
    {
      date: '2026-12-16',
      intervals: [],
      note: {
        ru: 'День Независимости',
        kk: 'Тәуелсіздік күні',
        uz: 'Mustaqillik kuni',
        en: 'Independence Day',
      },
    },
    {
      date: '2026-12-31',
      intervals: [{ from: '08:00', to: '14:00' }],
      note: {
        ru: 'Сокращённый день перед Новым годом',
        kk: 'Жаңа жыл алдындағы қысқартылған күн',
        uz: 'Yangi yil oldidan qisqartirilgan kun',
        en: 'Short day before New Year',
      },
    },
    {
      date: '2027-01-01',
      intervals: [],
      note: { ru: 'Новый год', kk: 'Жаңа жыл', uz: 'Yangi yil', en: 'New Year' },
    },
    {
      date: '2027-01-02',
      intervals: [],
      note: { ru: 'Новый год', kk: 'Жаңа жыл', uz: 'Yangi yil', en: 'New Year' },
    },
    {
      date: '2027-01-07',
      intervals: [],
      note: {
        ru: 'Православное Рождество',
        kk: 'Православиелік Рождество',
        uz: 'Pravoslav Rojdestvosi',
        en: 'Orthodox Christmas',
      },
    },
  ],
}
