import { and, desc, eq, not, sql } from 'drizzle-orm'
import { statistics as answer } from '../../schemas/api/statistics.ts'
import { listingSections } from '../../schemas/listing.ts'
import { tags } from '../../schemas/tags.ts'
import { localize } from '../answers/localize.ts'
import type { Orm } from '../database/database.ts'
import { city, country, listing, speciality } from '../database/tables/index.ts'
import { defineEndpoint } from '../http/endpoint.ts'

/** Cities and specialities that are named. */
const named = 12

/** Each subject once, and none that is only shown for demonstration. */
const isCounted = and(listing.isMain, not(listing.isDemo))

const ofSection = (section: (typeof listingSections)[number]) =>
  sql<number>`(count(*) filter (where ${listing.section} = ${section}))::int`

const count = sql<number>`count(*)::int`

const counts = {
  CLINICS: ofSection('clinics'),
  DOCTORS: ofSection('doctors'),
  OTHERS: ofSection('other'),
  // Those of doctors are among those of their clinics.
  REVIEWS: sql<number>`coalesce(sum(${listing.reviews}) filter (where ${listing.section} <> 'doctors'), 0)::int`,
}

const byCountry = (orm: Orm) =>
  orm
    .select({ code: country.code, name: country.name, ...counts })
    .from(listing)
    .innerJoin(city, eq(city.slug, listing.city))
    .innerJoin(country, eq(country.code, city.country))
    .where(isCounted)
    .groupBy(country.code)
    .orderBy(desc(count), country.code)

const clinicsByCity = (orm: Orm) =>
  orm
    .select({ slug: city.slug, name: city.name, count })
    .from(listing)
    .innerJoin(city, eq(city.slug, listing.city))
    .where(and(isCounted, eq(listing.section, 'clinics')))
    .groupBy(city.slug)
    .orderBy(desc(count), city.slug)
    .limit(named)

const doctorsBySpeciality = (orm: Orm) =>
  orm
    .select({ slug: speciality.slug, name: speciality.name, count })
    .from(listing)
    .innerJoin(speciality, sql`${speciality.slug} = any (${listing.specialities})`)
    .where(and(isCounted, eq(listing.section, 'doctors')))
    .groupBy(speciality.slug)
    .orderBy(desc(count), speciality.slug)
    .limit(named)

/** R6 */
export const statistics = defineEndpoint({
  service: 'front',
  path: '/v1/statistics',
  summary: 'How many clinics, doctors, other companies and reviews the directory has, without demonstrations',
  answer,
  read: async ({ orm, tag }) => {
    for (const section of listingSections) tag(tags.listings(section))
    const [all] = await orm.select(counts).from(listing).where(isCounted)
    const countries = await byCountry(orm)
    const cities = await clinicsByCity(orm)
    const specialities = await doctorsBySpeciality(orm)
    return {
      ...(all ?? { CLINICS: 0, DOCTORS: 0, OTHERS: 0, REVIEWS: 0 }),
      COUNTRIES: countries.map(({ code, name, ...numbers }) => ({
        COUNTRY: code,
        ...localize('COUNTRY_NAME', name),
        ...numbers,
      })),
      CLINIC_LOCATIONS: cities.map((one) => ({
        LOCATION_CODE: one.slug,
        ...localize('LOCATION_NAME', one.name),
        COUNT: one.count,
      })),
      DOCTOR_SPECIALITIES: specialities.map((one) => ({
        SLUG: one.slug,
        ...localize('NAME', one.name),
        COUNT: one.count,
      })),
    }
  },
})
