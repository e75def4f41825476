import { addDays, calendarDate, zonedInstant } from '../../schemas/formats/zone.ts'
import type { Company } from '../entities/company.ts'
import type { NextFree, OfferedSlot } from '../entities/doctor.ts'
import type { LoadContext } from '../loader.ts'
import { type BookingWay, bookingWay } from './booking-way.ts'

/** A free slot as it is shown; the page expires at the next midnight, when "today" changes. */
export function shownNext(
  { date, time }: NextFree,
  timezone: string,
  { now, expires }: Pick<LoadContext, 'now' | 'expires'>,
) {
  const today = calendarDate(now, timezone)
  const tomorrow = addDays(today, 1)
  expires(zonedInstant(tomorrow, '00:00', timezone))
  if (date === today) return { date, time, day: 'today' as const }
  return date === tomorrow ? { date, time, day: 'tomorrow' as const } : { date, time }
}

/** The next free slots of a clinic's doctors, the earliest first; none where no time is chosen online. */
export const nextFreeOf = async (
  company: Company,
  way: BookingWay | undefined,
  { source }: Pick<LoadContext, 'source'>,
): Promise<OfferedSlot[]> => (way === 'slots' ? source.nextFree(company.code) : [])

/** The same as blocks show them, by the doctor's code. */
export async function nextOfDoctors(
  company: Company,
  context: Pick<LoadContext, 'source' | 'now' | 'expires'>,
): Promise<ReadonlyMap<string, ReturnType<typeof shownNext>>> {
  const way = bookingWay(company, await context.source.menu(company, { isOptional: true }))
  const found = await nextFreeOf(company, way, context)
  return new Map(found.map((next) => [next.doctor, shownNext(next, company.timezone, context)]))
}
