import type directorySearch from '../../schemas/blocks/directory-search.ts'
import { defineLoader } from '../loader.ts'
import { listOf } from '../parts/directory-paths.ts'
import { paths, toPage } from '../parts/paths.ts'

/** Cities that can be chosen, and where to begin. */
export default defineLoader<typeof directorySearch>(async (_, { source }) => {
  const { specialities, cities } = await source.searchStart()
  return {
    search: toPage(paths.search),
    specialities: specialities.slice(0, 20).map(({ slug, name, count }) => ({
      name,
      count,
      link: toPage(listOf('doctors', undefined, slug)),
    })),
    cities: cities.slice(0, 60).map((city) => ({ ...city, link: toPage(listOf('clinics', city.slug)) })),
  }
})
