import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { NamedCount } from './named-count.ts'

type Counts = { clinics: number; doctors: number; others: number; reviews: number; bookings: number }

/** Public figures of the directory, without demonstrations: in all, by country, and where there is the most. */
export type Statistics = {
  all: Counts
  countries: ({ name: LocalizedText } & Counts)[]
  clinicCities: NamedCount[]
  doctorSpecialities: NamedCount[]
}
