import { and, eq } from 'drizzle-orm'
import { weekday } from '../../../schemas/formats/zone.ts'
import { cabinet, schedule } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { StoredHours } from '../../kit/tables/columns.ts'

const long = [
  { from: '09:00', to: '13:00' },
  { from: '14:00', to: '19:00' },
]

const note = { ru: 'Дежурный приём', kk: 'Кезекші қабылдау', uz: 'Navbatchi qabul', en: 'Duty hours' }

const withLongDay = (hours: StoredHours, date: string): StoredHours => ({
  ...hours,
  exceptions: [...hours.exceptions.filter((one) => one.date !== date), { date, intervals: long, note }],
})

const isOpen = ({ week, exceptions }: StoredHours, date: string): boolean => {
  const found = exceptions.find((one) => one.date === date) ?? week.find(({ day }) => day === weekday(date))
  return (found?.intervals.length ?? 0) > 0
}

type Asked = {
  company: string
  /** The doctor who has patients the whole day, whenever the demonstration begins. */
  doctor: string
  /** Who helps on a day on which the clinic would be closed. */
  others: readonly string[]
  date: string
}

/**
 * Gives one doctor a long day on a date; on a Sunday or a holiday the clinic is open for them and some others: there is something to see whenever a
 * demonstration begins.
 */
export async function openToday(orm: Orm, { company, doctor, others, date }: Asked): Promise<void> {
  const rows = await orm
    .select({ schedule, hours: cabinet.hours })
    .from(schedule)
    .innerJoin(cabinet, and(eq(cabinet.company, schedule.company), eq(cabinet.code, schedule.cabinet)))
    .where(eq(schedule.company, company))
    .orderBy(schedule.cabinet)
  const isClosed = rows.every(({ hours }) => hours !== null && !isOpen(hours, date))
  for (const code of isClosed ? [doctor, ...others] : [doctor]) {
    const own = rows.filter((row) => row.schedule.specialist === code)
    const found = own.find((row) => isOpen(row.schedule.hours, date)) ?? own[0]
    if (!found) continue
    const { cabinet: branch, hours } = found.schedule
    await orm
      .update(schedule)
      .set({ hours: withLongDay(hours, date) })
      .where(and(eq(schedule.company, company), eq(schedule.cabinet, branch), eq(schedule.specialist, code)))
    if (found.hours && !isOpen(found.hours, date))
      await orm
        .update(cabinet)
        .set({ hours: withLongDay(found.hours, date) })
        .where(and(eq(cabinet.company, company), eq(cabinet.code, branch)))
  }
}
