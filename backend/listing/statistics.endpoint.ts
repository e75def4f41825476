import type { z } from '@hono/zod-openapi'
import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { statistics as answer, type statisticFigures } from '../../schemas/api/statistics.ts'
import { type ListingSection, listingSections } from '../../schemas/directory/listing.ts'
import { tags } from '../../schemas/tags.ts'
import {
  appointment,
  city,
  company,
  country,
  hasOwnReviews,
  listing,
  speciality,
} from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { localize } from '../shared/answers/localize.ts'
import { countBy } from './count-by.ts'
import { countedSet, demoSet } from './listing-sets.ts'

/** Cities and specialities that are named. */
const named = 12

const numbers = { clinics: 'CLINICS', doctors: 'DOCTORS', other: 'OTHERS' } as const

type Counts = Record<(typeof numbers)[ListingSection] | 'REVIEWS' | 'BOOKINGS', number>

type Figures = z.infer<typeof statisticFigures>

const setOf = (isDemo: boolean) => (isDemo ? demoSet : countedSet)

/** How many subjects a section has, in all cities and without a known one. */
async function countOf(orm: Orm, section: ListingSection, isDemo: boolean): Promise<number> {
  const [row] = await orm
    .select({ count: sql<number>`coalesce(sum(bit_count(bits)), 0)::int` })
    .from(sql`(${setOf(isDemo)(section)}) as counted`)
  return row?.count ?? 0
}

const countsByCity = (orm: Orm, section: ListingSection, isDemo: boolean) => {
  const counted = countBy(orm, section, 'city', [setOf(isDemo)(section)])
  return orm.select({ city: counted.place, count: counted.rows }).from(counted)
}

const reviewsByCity = (orm: Orm, isDemo: boolean) =>
  orm
    .select({ city: listing.city, count: sql<number>`sum(${listing.reviews})::int` })
    .from(listing)
    .where(and(hasOwnReviews, eq(listing.isDemo, isDemo)))
    .groupBy(listing.city)

const hourMs = 3_600_000

/** Online bookings of patients in thirty days, by city of the clinic; a moved visit is one booking. */
const bookingsByCity = (orm: Orm, isDemo: boolean) =>
  orm
    .select({ city: sql<string>`coalesce(${company.city}, '')`, count: sql<number>`count(*)::int` })
    .from(appointment)
    .innerJoin(company, eq(company.code, appointment.company))
    .where(
      and(
        eq(company.isDemo, isDemo),
        company.isPublished,
        eq(appointment.source, 'online'),
        eq(appointment.sequence, 0),
        isNotNull(appointment.code),
        gt(appointment.createdAt, sql`now() - interval '30 days'`),
      ),
    )
    .groupBy(company.city)

function doctorsBySpeciality(orm: Orm, isDemo: boolean) {
  const counted = countBy(orm, 'doctors', 'speciality', [setOf(isDemo)('doctors')])
  return orm
    .select({ slug: speciality.slug, name: speciality.name, count: counted.rows })
    .from(counted)
    .innerJoin(speciality, eq(speciality.slug, counted.place))
    .orderBy(desc(counted.rows), asc(speciality.slug))
    .limit(named)
}

const sumOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0)

/** The largest first, and those of one size by their key. */
const inOrder = <T>(rows: readonly T[], countOf: (row: T) => number, keyOf: (row: T) => string): T[] =>
  rows.toSorted((one, other) => countOf(other) - countOf(one) || (keyOf(one) < keyOf(other) ? -1 : 1))

async function readPlaces(orm: Orm) {
  const [cities, countries] = await Promise.all([
    orm.select({ slug: city.slug, name: city.name, country: city.country }).from(city),
    orm.select({ code: country.code, name: country.name }).from(country),
  ])
  return { cities, countries }
}

async function readSection(orm: Orm, section: ListingSection, isDemo: boolean) {
  const [total, rows] = await Promise.all([countOf(orm, section, isDemo), countsByCity(orm, section, isDemo)])
  return { name: numbers[section], total, rows }
}

type Places = Awaited<ReturnType<typeof readPlaces>>

/** Figures of the directory, or of what it has for demonstration alone. */
async function readFigures(orm: Orm, { cities, countries }: Places, isDemo: boolean): Promise<Figures> {
  const [reviews, bookings, specialities, ...sections] = await Promise.all([
    reviewsByCity(orm, isDemo),
    bookingsByCity(orm, isDemo),
    doctorsBySpeciality(orm, isDemo),
    ...listingSections.map((section) => readSection(orm, section, isDemo)),
  ])
  const byCity: { name: keyof Counts; total: number; rows: { city: string; count: number }[] }[] = [
    ...sections,
    { name: 'REVIEWS', total: sumOf(reviews), rows: reviews },
    { name: 'BOOKINGS', total: sumOf(bookings), rows: bookings },
  ]
  const all = Object.fromEntries(byCity.map(({ name, total }) => [name, total])) as Counts
  const countryOf = new Map(cities.map(({ slug, country: of }) => [slug, of]))
  const ofCountry = (code: string) =>
    Object.fromEntries(
      byCity.map(({ name, rows }) => [name, sumOf(rows.filter((row) => countryOf.get(row.city) === code))]),
    ) as Counts
  const clinics = new Map(
    byCity.find(({ name }) => name === 'CLINICS')?.rows.map((row) => [row.city, row.count]),
  )
  return {
    ...all,
    COUNTRIES: inOrder(
      countries
        .map(({ code, name }) => ({ COUNTRY: code, ...localize('COUNTRY_NAME', name), ...ofCountry(code) }))
        .filter((row) => subjectsOf(row) > 0),
      subjectsOf,
      ({ COUNTRY }) => COUNTRY,
    ),
    CLINIC_LOCATIONS: inOrder(
      cities.flatMap(({ slug, name }) => {
        const count = clinics.get(slug)
        return count ? [{ LOCATION_CODE: slug, ...localize('LOCATION_NAME', name), COUNT: count }] : []
      }),
      ({ COUNT }) => COUNT,
      ({ LOCATION_CODE }) => LOCATION_CODE,
    ).slice(0, named),
    DOCTOR_SPECIALITIES: specialities.map((one) => ({
      SLUG: one.slug,
      ...localize('NAME', one.name),
      COUNT: one.count,
    })),
  }
}

const subjectsOf = ({ CLINICS, DOCTORS, OTHERS }: Counts) => CLINICS + DOCTORS + OTHERS

/** R6 */
export const statistics = defineEndpoint({
  service: 'front',
  path: '/v1/statistics',
  summary:
    'How many clinics, doctors, other companies, reviews and bookings the directory has, and apart from them, how many are for demonstration',
  answer,
  read: async ({ orm, tag, expires }) => {
    // Bookings change no listing.
    expires(new Date(Date.now() + hourMs))
    for (const section of listingSections) tag(tags.listings(section))
    const places = await readPlaces(orm)
    const figures = await readFigures(orm, places, false)
    const demo = await readFigures(orm, places, true)
    return { ...figures, ...(subjectsOf(demo) > 0 && { DEMO: demo }) }
  },
})
