import { listedSlots } from '../../schemas/booking/booking-rules.ts'
import { offeredTime } from '../../schemas/booking/offered-time.ts'
import { addDays, calendarDate, zonedInstant } from '../../schemas/formats/zone.ts'
import type { Company } from '../entities/company.ts'
import type { FreeOfDoctor, NextFree, OfferedSlot } from '../entities/doctor.ts'
import type { LoadContext } from '../loader.ts'
import { type BookingWay, bookingWay } from './booking-way.ts'
import { paths, toPage } from './paths.ts'

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

/** The same as blocks show them, by the doctor's code. */
export async function nextOfDoctors(
  company: Company,
  context: Pick<LoadContext, 'source' | 'now' | 'expires'>,
): Promise<ReadonlyMap<string, ReturnType<typeof shownNext>>> {
  const way = bookingWay(company, await context.source.menu(company, { isOptional: true }))
  const found = await nextFreeOf(company, way, context)
  return new Map(found.map((next) => [next.doctor, shownNext(next, company.timezone, context)]))
}

/** The slots of each doctor that a card offers, with the booking page of the company's site that keeps them; and the next one. */
export async function offeredByDoctors(
  company: Company,
  context: Pick<LoadContext, 'source' | 'now' | 'expires'>,
) {
  const way = bookingWay(company, await context.source.menu(company, { isOptional: true }))
  const found = await nextFreeOf(company, way, context)
  const shown = (slot: NextFree) => shownNext(slot, company.timezone, context)
  return new Map(
    found.map((next) => [
      next.doctor,
      {
        next: shown(next),
        slots: [next, ...next.later]
          .slice(0, listedSlots)
          .map((slot) => ({ ...shown(slot), link: toPage(keepingPath(slot)) })),
      },
    ]),
  )
}

const keepingPath = ({ doctor, cabinet, start }: OfferedSlot): string =>
  `${paths.appointment}?${new URLSearchParams({ doctor, cabinet, time: offeredTime(start) })}`
