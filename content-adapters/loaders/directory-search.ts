import type directorySearch from '../../schemas/blocks/directory-search.ts'
import { defineLoader } from '../loader.ts'
import { paths, toPage } from '../parts/paths.ts'

/** Cities that can be chosen, and where to begin. */
export default defineLoader<typeof directorySearch>(async (_, { source }) => {
  const { specialities, cities } = await source.searchStart()
  return {
    search: toPage(paths.search),
    specialities: specialities.slice(0, 20).map(({ name, count }) => ({ name, count })),
    cities: cities.slice(0, 60),
  }
})
