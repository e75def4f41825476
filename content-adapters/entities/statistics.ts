import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { NamedCount } from './named-count.ts'

type Counts = { clinics: number; doctors: number; others: number; reviews: number; bookings: number }

/** Figures in all, by country, and where there is the most. */
export type Figures = {
  all: Counts
  countries: ({ name: LocalizedText } & Counts)[]
  clinicCities: NamedCount[]
  doctorSpecialities: NamedCount[]
}

/** Public figures of the directory; those of demonstrations are apart. */
export type Statistics = Figures & { demo?: Figures }
