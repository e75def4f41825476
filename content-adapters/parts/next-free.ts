import { addDays, calendarDate, zonedInstant } from '../../schemas/formats/zone.ts'
import type { Company } from '../entities/company.ts'
import type { FreeOfDoctor, NextFree, OfferedSlot } from '../entities/doctor.ts'
import type { LoadContext } from '../loader.ts'
import { bookingPath } from './booking-path.ts'
import { type BookingWay, bookingWay } from './booking-way.ts'
import { toPage } from './paths.ts'

/** A free slot as it is shown; the page expires at the next midnight, when "today" changes. */
export function shownNext(
  { date, time }: Pick<NextFree, 'date' | 'time'>,
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
): Promise<FreeOfDoctor[]> => (way === 'slots' ? source.nextFree(company.code) : [])

/** The same by the doctor's code, where the way of booking is not known yet. */
export async function freeOfDoctors(
  company: Company,
  context: Pick<LoadContext, 'source'>,
): Promise<ReadonlyMap<string, FreeOfDoctor>> {
  const way = bookingWay(company, await context.source.menu(company, { isOptional: true }))
  const found = await nextFreeOf(company, way, context)
  return new Map(found.map((free) => [free.doctor, free]))
}

/** The next free slot of each doctor as blocks show it, by the doctor's code. */
export async function nextOfDoctors(
  company: Company,
  context: Pick<LoadContext, 'source' | 'now' | 'expires'>,
): Promise<ReadonlyMap<string, ReturnType<typeof shownNext>>> {
  const free = await freeOfDoctors(company, context)
  return new Map([...free].map(([doctor, next]) => [doctor, shownNext(next, company.timezone, context)]))
}

/** Slots as a card offers them, each with the page that keeps it for the reader; in the directory, by the company's slug. */
export const offeredSlots = (
  slots: readonly OfferedSlot[],
  { timezone, slug }: { timezone: string; slug?: string | undefined },
  context: Pick<LoadContext, 'now' | 'expires'>,
) =>
  slots.map((slot) => ({
    ...shownNext(slot, timezone, context),
    link: toPage(bookingPath({ ...slot, company: slug })),
  }))
