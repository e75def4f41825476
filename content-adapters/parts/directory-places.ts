import type { NamedCount } from '../entities/named-count.ts'
import type { ContentSource } from '../source.ts'
import { toPage } from './paths.ts'
import { withoutUndefined } from './without-undefined.ts'

/** Cities that the picker of a list has. */
const most = 120

/** The city of a list and the same list elsewhere, for `placeFields`; `hrefOf` is the address of the list in a city, or in all. */
export const placesOf = (
  city: string | undefined,
  cities: readonly (Pick<NamedCount, 'slug' | 'name'> & { count?: number })[],
  hrefOf: (city?: string) => string,
) =>
  withoutUndefined({
    city: cities.find(({ slug }) => slug === city)?.name,
    allCities: { link: toPage(hrefOf()), isChosen: city === undefined },
    cities: cities.slice(0, most).map(({ slug, name, count }) =>
      withoutUndefined({
        slug,
        label: name,
        count,
        link: toPage(hrefOf(slug)),
        isChosen: slug === city || undefined,
      }),
    ),
  })

/** Cities in which there are clinics, without how many, for lists of something else. */
export const clinicCities = async (source: ContentSource) =>
  (await source.listingCities('clinics')).map(({ slug, name }) => ({ slug, name }))
