import { and, eq } from 'drizzle-orm'
import { isCovered } from '../../../schemas/booking/slots.ts'
import { zonedInstant } from '../../../schemas/formats/zone.ts'
import { cabinet, schedule } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { StoredHours } from '../../kit/tables/columns.ts'

const duty = { from: '09:00', to: '14:00' }

const note = {
  ru: 'Дежурный приём',
  kk: 'Кезекші қабылдау',
  uz: 'Navbatchi qabul',
  en: 'Duty hours',
}

const withDuty = (hours: StoredHours, date: string): StoredHours => ({
  ...hours,
  exceptions: [...hours.exceptions.filter((one) => one.date !== date), { date, intervals: [duty], note }],
})

const hasHours = (hours: StoredHours, date: string, timezone: string): boolean =>
  isCovered(hours, timezone, {
    from: zonedInstant(date, duty.from, timezone).getTime(),
    until: zonedInstant(date, duty.to, timezone).getTime(),
  })

/**
 * Gives some doctors duty hours on a date on which they would see nobody, in the first branch of each: a demonstration that begins on a Sunday has a
 * day to show too.
 */
export async function openToday(
  orm: Orm,
  { company, doctors, date }: { company: string; doctors: readonly string[]; date: string },
): Promise<void> {
  const rows = await orm
    .select({ schedule, branch: { hours: cabinet.hours, timezone: cabinet.timezone } })
    .from(schedule)
    .innerJoin(cabinet, and(eq(cabinet.company, schedule.company), eq(cabinet.code, schedule.cabinet)))
    .where(eq(schedule.company, company))
    .orderBy(schedule.cabinet)
  const isFree = (doctor: string) =>
    rows
      .filter((row) => row.schedule.specialist === doctor)
      .every(({ schedule: own, branch }) => !hasHours(own.hours, date, branch.timezone))
  for (const doctor of doctors.filter(isFree)) {
    const found = rows.find((row) => row.schedule.specialist === doctor)
    if (!found) continue
    const { hours, cabinet: code } = found.schedule
    await orm
      .update(schedule)
      .set({ hours: withDuty(hours, date) })
      .where(and(eq(schedule.company, company), eq(schedule.cabinet, code), eq(schedule.specialist, doctor)))
    const open = found.branch.hours
    if (open && !hasHours(open, date, found.branch.timezone))
      await orm
        .update(cabinet)
        .set({ hours: withDuty(open, date) })
        .where(and(eq(cabinet.company, company), eq(cabinet.code, code)))
  }
}
