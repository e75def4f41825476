import type { SeedHours } from '../../parts/seed-types.ts'

const day = [
  { from: '08:30', to: '13:00' },
  { from: '14:00', to: '18:30' },
]

/** Closed for lunch; open late on Wednesdays. */
export const hours: SeedHours = {
  week: [
    { day: 1, intervals: day },
    { day: 2, intervals: day },
    {
      day: 3,
      intervals: [
        { from: '08:30', to: '13:00' },
        { from: '14:00', to: '20:30' },
      ],
    },
    { day: 4, intervals: day },
    { day: 5, intervals: day },
    { day: 6, intervals: [{ from: '09:00', to: '13:00' }] },
    { day: 7, intervals: [] },
  ],
  exceptions: [
    {
      date: '2026-12-04',
      intervals: [],
      note: {
        ru: 'Учимся: всей командой на курсе неотложной помощи',
        kk: 'Оқудамыз: бүкіл ұжым шұғыл көмек курсында',
        uz: 'Oʻqishdamiz: butun jamoa shoshilinch yordam kursida',
        en: 'We are learning: the whole team is at a first-aid course',
      },
    },
    {
      date: '2026-12-31',
      intervals: [{ from: '08:30', to: '13:00' }],
      note: {
        ru: 'До обеда, потом наряжаем ёлку',
        kk: 'Түске дейін, кейін шырша безендіреміз',
        uz: 'Tushgacha, keyin archa bezaymiz',
        en: 'Until noon; then we dress the tree',
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
  ],
}
