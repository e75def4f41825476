import type { Company, NextFree } from '../entities.ts'
import type { LoadContext } from '../loader.ts'
import { type BookingWay, bookingWay } from './booking-way.ts'

/** What is shown of a free slot. */
export const shownNext = ({ date, time }: NextFree) => ({ date, time })

/** The next free slots of a clinic's doctors, the earliest first; none where no time is chosen online. */
export const nextFreeOf = async (
  company: Company,
  way: BookingWay | undefined,
  { source }: Pick<LoadContext, 'source'>,
): Promise<(NextFree & { doctor: string })[]> => (way === 'slots' ? source.nextFree(company.code) : [])

/** The same as blocks show them, by the doctor's code. */
export async function nextOfDoctors(
  company: Company,
  context: Pick<LoadContext, 'source'>,
): Promise<ReadonlyMap<string, ReturnType<typeof shownNext>>> {
  const way = bookingWay(company, await context.source.menu(company, { isOptional: true }))
  const found = await nextFreeOf(company, way, context)
  return new Map(found.map((next) => [next.doctor, shownNext(next)]))
}
