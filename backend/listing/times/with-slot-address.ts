import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { listingItem } from '../../../schemas/api/listing.ts'
import { cabinet } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { localizeOptional } from '../../shared/answers/localize.ts'

type Item = z.infer<typeof listingItem>

/**
 * Clinics of a list with the address of the branch where they are free next, if that is not the address they have. Doctors have the
 * addresses of all their branches.
 */
export async function withSlotAddress(orm: Orm, items: Item[]): Promise<Item[]> {
  const keyOf = ({ company, code }: { company: string; code: string }) => `${company} ${code}`
  const branchOf = ({ COMPANY_CODE: company, CARD_CODE, NEAREST_SLOT }: Item) =>
    CARD_CODE === null && NEAREST_SLOT ? { company, code: NEAREST_SLOT.COMPANY_CABINET_CODE } : undefined
  const asked = items.flatMap((item) => branchOf(item) ?? [])
  if (asked.length === 0) return items
  const rows = await orm
    .select({ company: cabinet.company, code: cabinet.code, address: cabinet.address })
    .from(cabinet)
    .where(
      sql`(${cabinet.company}, ${cabinet.code}) in ${asked.map(({ company, code }) => sql`(${company}, ${code})`)}`,
    )
  const addresses = new Map(rows.map((row) => [keyOf(row), row.address]))
  return items.map((item) => {
    const branch = branchOf(item)
    const address = branch && addresses.get(keyOf(branch))
    return address && address.ru !== item.ADDRESS
      ? { ...item, ...localizeOptional('SLOT_ADDRESS', address) }
      : item
  })
}
