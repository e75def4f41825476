import { sql } from 'drizzle-orm'
import { listingSections } from '../../../schemas/directory/listing.ts'
import { listingSet } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

/** Folds past openings and closings into one set, from which a list reads the open rows (`listing_set`). */
export async function foldOpenings(orm: Orm): Promise<void> {
  const { section, facet, value, at } = listingSet
  await orm.execute(sql`
    with past as (delete from ${listingSet}
      where ${section} in ${[...listingSections]} and ${facet} = 'open' and ${value} = ''
        and ${at} > '-infinity' and ${at} <= now() returning *)
    insert into ${listingSet} as kept (section, facet, value, at, block, bits)
    select section, facet, value, '-infinity', block, bit_xor(bits) from past group by 1, 2, 3, 5 order by 1, 5
    on conflict (section, facet, value, at, block) do update set bits = kept.bits # excluded.bits`)
}
