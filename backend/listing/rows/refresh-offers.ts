import { and, inArray } from 'drizzle-orm'
import { uniqueSlug } from '../../../schemas/formats/slug.ts'
import { offer, service } from '../../database/tables/index.ts'
import { isVisible } from '../../kit/area/visible-rows.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { Sources } from './gather-sources.ts'

/** Rows per statement: a row has eight columns. */
const batch = 1000

/** Writes the offers of companies with these codes anew; those of companies that are not listed go. */
export async function refreshOffers(
  orm: Orm,
  codes: readonly string[],
  { companies, priceOfToday }: Pick<Sources, 'companies' | 'priceOfToday'>,
): Promise<void> {
  await orm.delete(offer).where(inArray(offer.company, [...codes]))
  // A network's clinics are listed instead of the network.
  const listed = codes.filter((code) => (companies.get(code)?.kind ?? 'organization') !== 'organization')
  if (listed.length === 0) return
  const { company, code, name, price, priceTo, currency, prices } = service
  const services = await orm
    .select({ company, code, name, price, priceTo, currency, prices })
    .from(service)
    .where(and(inArray(company, listed), isVisible(service)))
  const rows = services.flatMap(({ code: own, prices, ...one }) => {
    const { price, priceTo } = priceOfToday({ ...one, code: own, prices })
    // Not unique: services of one name are one of the directory.
    const slug = uniqueSlug(one.name.ru, new Set())
    return slug
      ? [{ ...one, price, priceTo, service: own, slug, city: companies.get(one.company)?.city ?? '' }]
      : []
  })
  for (let from = 0; from < rows.length; from += batch)
    await orm.insert(offer).values(rows.slice(from, from + batch))
}
