import type { Statistics } from '../../entities/statistics.ts'
import type { RawStatistics } from '../raw/statistics.ts'
import { namedCountFromRaw } from './listing.ts'
import { textOf } from './parts.ts'

const countsFromRaw = (
  raw: Pick<RawStatistics, 'CLINICS' | 'DOCTORS' | 'OTHERS' | 'REVIEWS' | 'BOOKINGS'>,
) => ({
  clinics: raw.CLINICS ?? 0,
  doctors: raw.DOCTORS ?? 0,
  others: raw.OTHERS ?? 0,
  reviews: raw.REVIEWS ?? 0,
  bookings: raw.BOOKINGS ?? 0,
})

/** Public figures of the directory. */
export const statisticsFromRaw = (raw: RawStatistics): Statistics => ({
  all: countsFromRaw(raw),
  countries: (raw.COUNTRIES ?? []).flatMap((one) => {
    const name = textOf(one, 'COUNTRY_NAME')
    return name ? [{ name, ...countsFromRaw(one) }] : []
  }),
  clinicCities: (raw.CLINIC_LOCATIONS ?? []).map(namedCountFromRaw),
  doctorSpecialities: (raw.DOCTOR_SPECIALITIES ?? []).map((one) => ({
    slug: one.SLUG,
    name: textOf(one, 'NAME') ?? { ru: one.SLUG },
    count: one.COUNT,
  })),
})
