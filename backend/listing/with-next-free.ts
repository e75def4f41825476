import { and, gt, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { listingItem } from '../../schemas/api/listing.ts'
import { nextFreeAnswer } from '../booking/index.ts'
import { nextFree } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** How long a next free time is shown as it was read. */
export const nearestSeconds = 300

type Item = z.infer<typeof listingItem>

/** Items of a list with the next free slot of the doctor, or of any doctor of the clinic, where one is known: one query for all of them. */
export async function withNextFree(orm: Orm, items: Item[]): Promise<Item[]> {
  const takeBookings = items.filter((item) => item.is_active_online_entry)
  if (takeBookings.length === 0) return items
  const rows = await orm
    .select()
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
  return items.map((item) => {
    const row = rows.find(
      ({ company, specialist }) =>
        item.is_active_online_entry &&
        company === item.COMPANY_CODE &&
        (item.SECTION !== 'doctors' || item.CARD_CODE === null || specialist === item.CARD_CODE),
    )
    return row ? { ...item, NEAREST_SLOT: nextFreeAnswer(row) } : item
  })
}
