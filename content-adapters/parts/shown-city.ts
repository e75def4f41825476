import type { LoadContext } from '../loader.ts'

/** Cities with doctors, and the one that the home page shows: that in its address, otherwise the one with most doctors. */
export async function shownCity({ source, city }: Pick<LoadContext, 'source' | 'city'>) {
  const cities = await source.listingCities('doctors')
  return { cities, shown: city === undefined ? cities[0] : cities.find(({ slug }) => slug === city) }
}
