import { picture } from '../../parts/picture.ts'
import { visitStep } from '../../parts/schedule.ts'
import type { SeedHours, SeedSpecialist } from '../../parts/seed-types.ts'

type Person = Omit<SeedSpecialist, 'code' | 'photo'>

type Shift = readonly [days: readonly number[], from: string, to: string]

/** Schedule of a doctor in one cabinet: a shift has the same hours on each of its days; 1 is Monday. */
export const scheduleIn = (cabinet: string, ...shifts: readonly Shift[]) => {
  const hours: SeedHours = {
    week: shifts.flatMap(([days, from, to]) => days.map((day) => ({ day, intervals: [{ from, to }] }))),
  }
  return { cabinet, hours, step: visitStep }
}

/** A doctor of the polyclinic; `number` is the portrait's: odd numbers are women, even ones men. */
export const doctor = (number: number, person: Person): SeedSpecialist => {
  const name = (locale: 'ru' | 'kk' | 'uz' | 'en') => `${person.name[locale]} ${person.lastName[locale]}`
  return {
    code: `1003${String(number).padStart(2, '0')}`,
    photo: picture(`demo-polyclinic/doctor-${number}`, {
      ru: `Нарисованный портрет: ${name('ru')}`,
      kk: `Салынған портрет: ${name('kk')}`,
      uz: `Chizilgan portret: ${name('uz')}`,
      en: `Illustrated portrait of ${name('en')}`,
    }),
    ...person,
  }
}
