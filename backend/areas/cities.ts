import { eq } from 'drizzle-orm'
import type { City } from '../../schemas/areas/cities.ts'
import { account, city, company, country } from '../database/tables/index.ts'
import { serveArea } from '../kit/area/area.ts'
import { serveDictionary } from '../search/index.ts'

const dictionary = serveDictionary(city, async (orm, slug) => {
  const inCompanies = await orm.$count(company, eq(company.city, slug))
  return inCompanies + (await orm.$count(account, eq(account.city, slug)))
})

export default serveArea<City>({
  ...dictionary,
  // A list does not read it.
  read: ({ latitude, longitude }) =>
    typeof latitude === 'number' && typeof longitude === 'number' ? { point: { latitude, longitude } } : {},
  write: ({ point }) => ({ ...point }),
  check: async (orm, change) => {
    const [known] = await orm
      .select({ code: country.code })
      .from(country)
      .where(eq(country.code, change.after.country))
    return [
      ...(await dictionary.check(orm, change)),
      ...(known ? [] : [{ path: ['country'], code: 'reference' as const, params: {} }]),
    ]
  },
})
