import type { Figures, Statistics } from '../../entities/statistics.ts'
import type { RawFigures, RawStatistics } from '../raw/statistics.ts'
import { namedCountFromRaw } from './listing.ts'
import { textOf } from './parts.ts'

const countsFromRaw = (raw: Pick<RawFigures, 'CLINICS' | 'DOCTORS' | 'OTHERS' | 'REVIEWS' | 'BOOKINGS'>) => ({
  clinics: raw.CLINICS ?? 0,
  doctors: raw.DOCTORS ?? 0,
  others: raw.OTHERS ?? 0,
  reviews: raw.REVIEWS ?? 0,
  bookings: raw.BOOKINGS ?? 0,
})

const figuresFromRaw = (raw: RawFigures): Figures => ({
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

/** Public figures of the directory. */
export const statisticsFromRaw = (raw: RawStatistics): Statistics => ({
  ...figuresFromRaw(raw),
  ...(raw.DEMO && { demo: figuresFromRaw(raw.DEMO) }),
})
