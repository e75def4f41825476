import { and, eq, getTableColumns, gt, inArray, lte, min, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  cabinet,
  company,
  nextFree,
  photo,
  practitioner,
  promotedPrice,
  review,
  schedule,
  service,
  specialist,
} from '../../database/tables/index.ts'
import { isVisible } from '../../kit/area/visible-rows.ts'
import type { Orm } from '../../kit/database/database.ts'
import { factFields } from '../../shared/answers/clinic-facts.ts'
import { isShownReview } from '../../shared/answers/shown-review.ts'
import { isListed } from '../../shared/shown/is-listed.ts'
import { isUnclaimed } from '../../shared/shown/is-unclaimed.ts'
import { isVisibleDoctor } from '../../shared/shown/visible-doctors.ts'

const isVisibleService = isVisible(service)

// Apart from the query of the companies, in which columns would lose the names of their tables.
const ownDistricts = sql`
  select distinct ${cabinet.district} from ${cabinet}
  where ${cabinet.company} = ${company.code} and ${cabinet.district} is not null order by 1`
const ownPhotos = sql`select from ${photo} where ${photo.company} = ${company.code} and ${isVisible(photo)}`

/** Companies that the directory lists, of those with the codes. */
export const readCompanies = (orm: Orm, codes: readonly string[]) =>
  orm
    .select({
      ...factFields,
      code: company.code,
      slug: company.slug,
      kind: company.kind,
      city: company.city,
      name: company.name,
      category: company.category,
      hasDescription: sql<boolean>`${company.description} is not null`,
      logo: company.logo,
      license: company.license,
      specialities: company.specialities,
      features: company.features,
      takesOnline: company.isOnlineEntryActive,
      isDemo: company.isDemo,
      isUnclaimed: sql<boolean>`${isUnclaimed}`,
      districts: sql<string[]>`array(${ownDistricts})`,
      hasPhotos: sql<boolean>`exists (${ownPhotos})`,
    })
    .from(company)
    .where(and(isListed, inArray(company.code, [...codes])))

export type CompanySource = Awaited<ReturnType<typeof readCompanies>>[number]

/** Visible cards of all people who have one in a company with one of the codes, wherever else they have cards. */
export const readCards = (orm: Orm, codes: readonly string[]) => {
  const here = orm
    .select({ id: specialist.practitioner })
    .from(specialist)
    .where(inArray(specialist.company, [...codes]))
  return orm
    .select({
      person: practitioner.id,
      slug: practitioner.slug,
      page: specialist.slug,
      company: specialist.company,
      code: specialist.code,
      lastName: specialist.lastName,
      name: specialist.name,
      middleName: specialist.middleName,
      post: specialist.post,
      photo: specialist.photo,
      specialities: specialist.specialities,
      languages: specialist.languages,
      features: specialist.features,
      experienceSince: specialist.experienceSince,
      hasAbout: sql<boolean>`${specialist.about} is not null`,
      hasEducation: sql<boolean>`${specialist.education} <> '[]'`,
    })
    .from(specialist)
    .innerJoin(practitioner, eq(practitioner.id, specialist.practitioner))
    .innerJoin(company, eq(company.code, specialist.company))
    .where(and(inArray(practitioner.id, here), isVisibleDoctor, isListed))
    .orderBy(practitioner.id, specialist.company, specialist.position)
}

export type CardSource = Awaited<ReturnType<typeof readCards>>[number]

/** The visible services of companies that have a price. */
export const readPrices = (orm: Orm, codes: readonly string[]) =>
  orm
    .select({
      company: service.company,
      code: service.code,
      name: sql<string>`${service.name} ->> 'ru'`,
      price: sql<number>`${service.price}`.mapWith(service.price),
      priceTo: service.priceTo,
      priceRepeat: service.priceRepeat,
      currency: service.currency,
      prices: service.prices,
    })
    .from(service)
    .where(and(inArray(service.company, [...codes]), isVisibleService, gt(service.price, 0)))

/** The prices of promotions that hold now, of visible services. */
export const readPromotedNow = (orm: Orm, codes: readonly string[]) =>
  orm
    .select(getTableColumns(promotedPrice))
    .from(promotedPrice)
    .innerJoin(
      service,
      and(eq(service.company, promotedPrice.company), eq(service.code, promotedPrice.service)),
    )
    .where(
      and(
        inArray(promotedPrice.company, [...codes]),
        isVisibleService,
        lte(promotedPrice.startsAt, sql`now()`),
        gt(promotedPrice.endsAt, sql`now()`),
      ),
    )

/** The branches of companies. */
export const readBranches = (orm: Orm, codes: readonly string[]) =>
  orm
    .select({ company: cabinet.company, code: cabinet.code })
    .from(cabinet)
    .where(inArray(cabinet.company, [...codes]))

/** Number and sum of the shown reviews of each company and each of its doctors; those of the company itself have no doctor. */
export const readRatings = (orm: Orm, codes: readonly string[]) =>
  orm
    .select({
      company: review.company,
      doctor: review.specialist,
      reviews: sql<number>`count(*)::int`,
      sum: sql<number>`sum(${review.rating})::int`,
    })
    .from(review)
    .where(and(inArray(review.company, [...codes]), isShownReview))
    .groupBy(review.company, review.specialist)

/** When doctors see patients, with the zone of the branch. */
export const readSchedules = (orm: Orm, codes: readonly string[]) =>
  orm
    .select({
      company: schedule.company,
      doctor: schedule.specialist,
      hours: schedule.hours,
      timezone: cabinet.timezone,
      opening: cabinet.hours,
      district: cabinet.district,
      latitude: cabinet.latitude,
      longitude: cabinet.longitude,
    })
    .from(schedule)
    .innerJoin(cabinet, and(eq(cabinet.company, schedule.company), eq(cabinet.code, schedule.cabinet)))
    .where(inArray(schedule.company, [...codes]))
    .orderBy(schedule.company, schedule.specialist, cabinet.position)

/** When doctors have free slots. */
export const readNextFree = (orm: Orm, codes: readonly string[]) =>
  orm
    .select({
      company: nextFree.company,
      doctor: nextFree.specialist,
      days: nextFree.days,
      startsAt: nextFree.startsAt,
      parts: nextFree.parts,
    })
    .from(nextFree)
    .where(inArray(nextFree.company, [...codes]))

/** When the next doctor, service or price of a promotion of each company appears or disappears by its period. */
export const readNextChanges = (orm: Orm, codes: readonly string[]) => {
  const nextOf = (company: PgColumn, from: PgColumn, until: PgColumn) =>
    orm
      .select({
        company: sql<string>`${company}`.as('company'),
        at: min(sql<Date>`least(
          case when ${from} > now() then ${from} end,
          case when ${until} > now() then ${until} end)`).as('at'),
      })
      .from(company.table)
      .where(and(inArray(company, [...codes]), or(gt(from, sql`now()`), gt(until, sql`now()`))))
      .groupBy(company)
  return nextOf(specialist.company, specialist.shownFrom, specialist.shownUntil)
    .unionAll(nextOf(service.company, service.shownFrom, service.shownUntil))
    .unionAll(nextOf(promotedPrice.company, promotedPrice.startsAt, promotedPrice.endsAt))
}

/** The mean of the last thousand reviews of the directory; 4.5 before there is any. */
export async function readMeanRating(orm: Orm): Promise<number> {
  const last = orm
    .select({ rating: review.rating })
    .from(review)
    .where(isShownReview)
    .orderBy(sql`${review.date} desc`)
    .limit(1000)
    .as('last')
  const [row] = await orm.select({ mean: sql<number | null>`avg(${last.rating})::float8` }).from(last)
  return row?.mean ?? 4.5
}
