import { sql } from 'drizzle-orm'
import { addCompanies, firstCode } from './add-companies.mjs'
import { beginSets, copyCompanies } from './copy-companies.mjs'

/** Companies a transaction; two at a time, so that the database works while the next are prepared. */
const batch = 100
const together = 2

/** Makes lists and search entries of companies, by the code of the product. */
async function derive({ orm }, { refreshListings }, from, count) {
  let next = from
  const work = async () => {
    while (next < from + count) {
      const codes = Array.from({ length: Math.min(batch, from + count - next) }, (_, index) =>
        String(next + index),
      )
      next += batch
      await orm.transaction((inner) => refreshListings(inner, codes))
    }
  }
  await Promise.all(Array.from({ length: together }, work))
}

/**
 * Fills a database that has the demo with companies: some by the code of the product, and copies of these until there are as many as
 * asked for. `grow` may be called again for more, a multiple of the first ones.
 */
export async function fill(db, modules, originals) {
  const firstSet = await beginSets(db.orm)
  await addCompanies(db.orm, firstCode, originals)
  await db.orm.execute(sql`analyze`)
  await derive(db, modules, firstCode, originals)
  await db.orm.execute(sql`vacuum analyze`)
  return {
    grow: async (count) => {
      await copyCompanies(db.orm, {
        first: firstCode,
        count: originals,
        times: count / originals - 1,
        firstSet,
      })
      await db.orm.execute(sql`vacuum analyze`)
    },
  }
}
