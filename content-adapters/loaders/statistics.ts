import type statistics from '../../schemas/blocks/statistics.ts'
import type { NamedCount } from '../entities/named-count.ts'
import type { Figures } from '../entities/statistics.ts'
import { defineLoader } from '../loader.ts'
import { listOf } from '../parts/directory-paths.ts'
import { toPage } from '../parts/paths.ts'

/** Public figures of the directory (R6); each bar links to the list that it counts. */
export default defineLoader<typeof statistics>(async (_props, { source }) => {
  const { demo, ...figures } = await source.statistics()
  return { ...drawn(figures), countries: figures.countries, ...(demo && { demo: drawn(demo) }) }
})

const drawn = ({ all, clinicCities, doctorSpecialities }: Figures) => ({
  all,
  clinicCities: bars(clinicCities, (city) => listOf('clinics', city)),
  doctorSpecialities: bars(doctorSpecialities, (speciality) => listOf('doctors', undefined, speciality)),
})

const bars = (counts: readonly NamedCount[], pathOf: (slug: string) => string) =>
  counts.map(({ slug, name, count }) => ({ name, count, link: toPage(pathOf(slug)) }))
