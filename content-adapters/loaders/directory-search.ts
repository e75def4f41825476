import type directorySearch from '../../schemas/blocks/directory-search.ts'
import { defineLoader } from '../loader.ts'
import { listOf } from '../parts/directory-paths.ts'
import { paths, toPage } from '../parts/paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** Cities that can be chosen, and where to begin: in the city that the address of the page names, if it names one. */
export default defineLoader<typeof directorySearch>(async (_, { source, city }) => {
  const { specialities, cities } = await source.searchStart()
  return withoutUndefined({
    city,
    search: toPage(paths.search),
    specialities: specialities.slice(0, 20).map(({ slug, name, count }) => ({
      name,
      count,
      link: toPage(listOf('doctors', city, slug)),
    })),
    cities: cities.slice(0, 60).map((one) => ({ ...one, link: toPage(listOf('clinics', one.slug)) })),
  })
})
