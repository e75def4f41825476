import { expect, it } from 'vitest'
import type { Cabinet } from '../entities/company.ts'
import type { OpeningHours } from '../entities/opening-hours.ts'
import { specialDays } from './special-days.ts'

const now = new Date('2026-12-01T06:00:00Z')
const timezone = 'Asia/Almaty'
const branch = (ru: string, exceptions: OpeningHours['exceptions']): Cabinet => ({
  code: ru,
  name: { ru },
  phones: [],
  timezone,
  photos: [],
  hours: { week: [], exceptions },
})
const holiday = { date: '2026-12-16', intervals: [], note: { ru: 'День Независимости' } }
const short = { date: '2026-12-16', intervals: [{ from: '10:00', to: '14:00' }] }
const eve = { date: '2026-12-31', intervals: [{ from: '09:00', to: '13:00' }] }

it('of all branches stand once where they are the same, and otherwise with the names of their branches, by date', () => {
  const all = [branch('Абая', [eve, holiday]), branch('Сатпаева', [holiday])]
  expect(specialDays({ timezone }, all, now)).toEqual([holiday, { ...eve, cabinets: [{ ru: 'Абая' }] }])
  const apart = [...all, branch('Розыбакиева', [short])]
  expect(specialDays({ timezone }, apart, now).slice(0, 2)).toEqual([
    { ...holiday, cabinets: [{ ru: 'Абая' }, { ru: 'Сатпаева' }] },
    { ...short, cabinets: [{ ru: 'Розыбакиева' }] },
  ])
})

it('of a company without branches are its own, without those that are over', () => {
  const hours = { week: [], exceptions: [{ date: '2026-11-30', intervals: [] }, eve] }
  expect(specialDays({ timezone, hours }, [], now)).toEqual([eve])
})
