import { and, gt, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { listingItem } from '../../../schemas/api/listing.ts'
import type { WantedTime } from '../../../schemas/booking/free-part.ts'
import { keyOf, nearestOfDoctors } from '../../booking/index.ts'
import { schedule } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

type Item = z.infer<typeof listingItem>

/** Doctors of a list of those who can be booked, with how, and when next at such a time as far as that is known. */
export async function withNearest(
  orm: Orm,
  items: Item[],
  now: number,
  wanted?: WantedTime,
): Promise<Item[]> {
  const doctors = items.flatMap(({ COMPANY_CODE: company, CARD_CODE: doctor }) =>
    doctor === null ? [] : [{ company, doctor }],
  )
  if (doctors.length === 0) return items
  const nearest = await nearestOfDoctors(orm, doctors, now, wanted)
  const companies = doctors.map(({ company }) => company)
  const booked = await orm
    .selectDistinct({ company: schedule.company })
    .from(schedule)
    .where(and(inArray(schedule.company, companies), gt(schedule.step, 0)))
  const takesSlots = new Set(booked.map(({ company }) => company))
  return items.map((item) => {
    const { COMPANY_CODE: company, CARD_CODE: doctor } = item
    const slots = (doctor !== null && nearest.get(keyOf({ company, doctor }))) || []
    return {
      ...item,
      BOOKING: doctor === null ? null : takesSlots.has(company) ? 'slots' : 'request',
      NEAREST_SLOT: slots[0] ?? null,
      NEAREST_SLOTS: slots,
    }
  })
}
