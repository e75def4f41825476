import type statistics from '../../schemas/blocks/statistics.ts'
import type { ListingSection } from '../../schemas/listing.ts'
import type { NamedCount } from '../entities.ts'
import { defineLoader } from '../loader.ts'
import { listHref } from '../parts/directory-paths.ts'
import { toPage } from '../parts/paths.ts'

/** Public figures of the directory (R6); each bar leads to the list that it counts. */
export default defineLoader<typeof statistics>(async (_props, { source }) => {
  const { all, countries, clinicCities, doctorSpecialities } = await source.statistics()
  return {
    all,
    countries,
    clinicCities: bars('clinics', 'city', clinicCities),
    doctorSpecialities: bars('doctors', 'speciality', doctorSpecialities),
  }
})

const bars = (section: ListingSection, by: 'city' | 'speciality', counts: readonly NamedCount[]) =>
  counts.map(({ slug, name, count }) => ({
    name,
    count,
    link: toPage(listHref({ section, page: 1, flags: [], [by]: slug })),
  }))
