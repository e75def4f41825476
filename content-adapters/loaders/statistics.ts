import type statistics from '../../schemas/blocks/statistics.ts'
import type { NamedCount } from '../entities/named-count.ts'
import type { Figures } from '../entities/statistics.ts'
import { defineLoader } from '../loader.ts'
import { listOf } from '../parts/directory-paths.ts'
import { toPage } from '../parts/paths.ts'
import { placeOf } from '../parts/place-of.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** Public figures of the directory (R6); each bar links to the list that it counts, and cities have their places. */
export default defineLoader<typeof statistics>(async (_props, { source }) => {
  const [{ demo, ...figures }, cities] = await Promise.all([
    source.statistics(),
    source.listingCities('clinics'),
  ])
  const placed = new Map(cities.map((city) => [city.slug, placeOf(city)]))
  return {
    ...drawn(figures, placed),
    countries: figures.countries,
    ...(demo && { demo: drawn(demo, placed) }),
  }
})

type Placed = ReadonlyMap<string, ReturnType<typeof placeOf>>

const drawn = ({ all, clinicCities, doctorSpecialities }: Figures, placed: Placed) => ({
  all,
  clinicCities: clinicCities.map((city) =>
    withoutUndefined({ ...bar(city, listOf('clinics', city.slug)), place: placed.get(city.slug) }),
  ),
  doctorSpecialities: doctorSpecialities.map((one) => bar(one, listOf('doctors', undefined, one.slug))),
})

const bar = ({ name, count }: NamedCount, path: string) => ({ name, count, link: toPage(path) })
