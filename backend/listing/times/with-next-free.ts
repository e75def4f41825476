import { and, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { listingItem } from '../../../schemas/api/listing.ts'
import { earliestSlots } from '../../../schemas/booking/earliest-slots.ts'
import { knownSlots, nextFreeAnswer } from '../../booking/index.ts'
import { nextFree } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { readTreating } from './treating-doctors.ts'
import { withSlotAddress } from './with-slot-address.ts'

/** How long next free times are shown as they were read. */
export const nearestSeconds = 60

const { parts: _, ...columns } = getTableColumns(nextFree)

type Item = z.infer<typeof listingItem>

/**
 * Items of a list with the next free slots of the doctor, or of the doctors of the clinic who treat the speciality of the list, where some are
 * known: one query for all of them.
 */
export async function withNextFree(orm: Orm, items: Item[], speciality?: string): Promise<Item[]> {
  const takeBookings = items.filter((item) => item.is_active_online_entry)
  if (takeBookings.length === 0) return items
  const rows = await orm
    .select(columns)
    .from(nextFree)
    .where(
      and(
        inArray(
          nextFree.company,
          takeBookings.map((item) => item.COMPANY_CODE),
        ),
        gt(nextFree.until, sql`now()`),
      ),
    )
    .orderBy(nextFree.startsAt)
  const ofClinics = takeBookings
    .filter(({ SECTION }) => SECTION !== 'doctors')
    .map((item) => item.COMPANY_CODE)
  const treats = await readTreating(orm, ofClinics, speciality)
  const now = Date.now()
  const shown = items.map((item) => {
    const own = rows.filter(
      ({ company, specialist }) =>
        item.is_active_online_entry &&
        company === item.COMPANY_CODE &&
        (item.SECTION === 'doctors' && item.CARD_CODE !== null
          ? specialist === item.CARD_CODE
          : treats({ company, doctor: specialist })),
    )
    const slots = earliestSlots(
      own.flatMap((row) => knownSlots(row, now)),
      ({ startsAt }) => startsAt.getTime(),
    ).map(nextFreeAnswer)
    return { ...item, NEAREST_SLOT: slots[0] ?? null, NEAREST_SLOTS: slots }
  })
  return withSlotAddress(orm, shown)
}
