import type { SeedHours } from '../../parts/seed-types.ts'

const workday = [{ from: '07:30', to: '20:00' }]

/** The main building; Sunday mornings are for samples and dressings. */
export const hours: SeedHours = {
  week: [
    { day: 1, intervals: workday },
    { day: 2, intervals: workday },
    { day: 3, intervals: workday },
    { day: 4, intervals: workday },
    { day: 5, intervals: workday },
    { day: 6, intervals: [{ from: '08:00', to: '16:00' }] },
    { day: 7, intervals: [{ from: '08:00', to: '12:00' }] },
  ],
  exceptions: [
    {
      date: '2026-12-08',
      intervals: [],
      note: {
        ru: 'День Конституции',
        kk: 'Конституция күні',
        uz: 'Konstitutsiya kuni',
        en: 'Constitution Day',
      },
    },
    {
      date: '2026-12-31',
      intervals: [{ from: '07:30', to: '14:00' }],
      note: {
        ru: 'Короткий день: только анализы и перевязки',
        kk: 'Қысқа күн: тек талдау мен таңып байлау',
        uz: 'Qisqa kun: faqat tahlil va bogʻlov',
        en: 'Short day: samples and dressings only',
      },
    },
    {
      date: '2027-01-01',
      intervals: [],
      note: { ru: 'Новый год', kk: 'Жаңа жыл', uz: 'Yangi yil', en: 'New Year' },
    },
    {
      date: '2027-01-02',
      intervals: [{ from: '09:00', to: '13:00' }],
      note: { ru: 'Дежурный приём', kk: 'Кезекші қабылдау', uz: 'Navbatchi qabul', en: 'Doctor on duty' },
    },
  ],
}

const training = [
  { from: '08:00', to: '13:00' },
  { from: '14:00', to: '19:00' },
]

/** The rehabilitation centre: a break at noon, closed on Sunday. */
export const rehabilitationHours: SeedHours = {
  week: [
    ...[1, 2, 3, 4, 5].map((day) => ({ day, intervals: training })),
    { day: 6, intervals: [{ from: '09:00', to: '15:00' }] },
    { day: 7, intervals: [] },
  ],
  exceptions: hours.exceptions?.map((exception) => ({ ...exception, intervals: [] })),
}
