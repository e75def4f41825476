import type { SeedHours } from '../../parts/seed-types.ts'

const workday = [{ from: '08:00', to: '18:00' }]

export const hours: SeedHours = {
  week: [
    { day: 1, intervals: workday },
    { day: 2, intervals: workday },
    { day: 3, intervals: workday },
    { day: 4, intervals: workday },
    { day: 5, intervals: workday },
    { day: 6, intervals: [{ from: '09:00', to: '14:00' }] },
    { day: 7, intervals: [] },
  ],
  exceptions: [
    { date: '2026-12-16', intervals: [], note: { ru: 'День Независимости', kk: 'Тәуелсіздік күні' } },
    { date: '2027-01-01', intervals: [], note: { ru: 'Новый год', uz: 'Yangi yil', en: 'New Year' } },
  ],
}
