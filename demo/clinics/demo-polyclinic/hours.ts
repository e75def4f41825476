import type { SeedHours } from '../../parts/seed-types.ts'

const days = (numbers: readonly number[], from: string, to: string) =>
  numbers.map((day) => ({ day, intervals: [{ from, to }] }))

const independence = {
  ru: 'День Независимости',
  kk: 'Тәуелсіздік күні',
  uz: 'Mustaqillik kuni',
  en: 'Independence Day',
}
const newYear = { ru: 'Новый год', kk: 'Жаңа жыл', uz: 'Yangi yil', en: 'New Year' }
const christmas = {
  ru: 'Православное Рождество',
  kk: 'Православиелік Рождество',
  uz: 'Pravoslav Rojdestvosi',
  en: 'Orthodox Christmas',
}
const onCall = {
  ru: 'Только дежурный врач',
  kk: 'Тек кезекші дәрігер',
  uz: 'Faqat navbatchi shifokor',
  en: 'Duty doctor only',
}

const closed = [
  { date: '2026-12-16', intervals: [], note: independence },
  { date: '2027-01-01', intervals: [], note: newYear },
  { date: '2027-01-07', intervals: [], note: christmas },
]

/** The main building: long weekdays, Saturdays, a doctor on duty on 2 January. */
export const hours: SeedHours = {
  week: [
    ...days([1, 2, 3, 4, 5], '07:30', '20:00'),
    ...days([6], '09:00', '15:00'),
    { day: 7, intervals: [] },
  ],
  exceptions: [
    ...closed,
    { date: '2026-12-31', intervals: [{ from: '08:00', to: '14:00' }], note: newYear },
    { date: '2027-01-02', intervals: [{ from: '09:00', to: '13:00' }], note: onCall },
  ],
}

export const childrenHours: SeedHours = {
  week: [
    ...days([1, 2, 3, 4, 5], '08:00', '18:00'),
    ...days([6], '09:00', '13:00'),
    { day: 7, intervals: [] },
  ],
  exceptions: [...closed, { date: '2027-01-02', intervals: [{ from: '09:00', to: '13:00' }], note: onCall }],
}

/** The second building has a lunch break and is closed on weekends. */
export const outpostHours: SeedHours = {
  week: [
    ...[1, 2, 3, 4, 5].map((day) => ({
      day,
      intervals: [
        { from: '08:00', to: '12:00' },
        { from: '13:00', to: '17:00' },
      ],
    })),
    { day: 6, intervals: [] },
    { day: 7, intervals: [] },
  ],
  exceptions: closed,
}
