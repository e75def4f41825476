import type { SeedHours } from '../../parts/seed-types.ts'

const workday = [{ from: '08:30', to: '20:00' }]

/** Both branches have the same hours; Saturday has a lunch break. */
export const hours: SeedHours = {
  week: [
    { day: 1, intervals: workday },
    { day: 2, intervals: workday },
    { day: 3, intervals: workday },
    { day: 4, intervals: workday },
    { day: 5, intervals: workday },
    {
      day: 6,
      intervals: [
        { from: '09:00', to: '13:00' },
        { from: '14:00', to: '17:00' },
      ],
    },
    { day: 7, intervals: [] },
  ],
  exceptions: [
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
      intervals: [{ from: '08:30', to: '15:00' }],
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
