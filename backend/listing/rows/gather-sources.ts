import type { FreePart } from '../../../schemas/booking/free-part.ts'
import { hoursWithin } from '../../../schemas/booking/hours-within.ts'
import { type PricedService, specialitiesNamed } from '../../../schemas/directory/visit-prices.ts'
import type { Hours } from '../../../schemas/formats/opening-hours.ts'
import { type PricesOfDay, priceToday } from '../../../schemas/promotions/price-today.ts'
import type { ListedPrices } from '../../../schemas/services/price-at.ts'
import type { Orm } from '../../kit/database/database.ts'
import { promotedOf } from '../../promotions/index.ts'
import { readSpecialityNames } from '../../shared/answers/speciality-answer.ts'
import { farDays } from './listing-score.ts'
import {
  type CardSource,
  type CompanySource,
  readBranches,
  readCards,
  readCompanies,
  readMeanRating,
  readNextFree,
  readPrices,
  readPromotedNow,
  readRatings,
  readSchedules,
} from './read-sources.ts'

type Rating = { reviews: number; sum: number }

/** In how many days the next free slot is (`farDays`), when it begins, and in which parts of the next days there are any. */
type Free = { days: number; soonest: Date | null; parts: FreePart[] }

/** A branch in which a doctor sees patients, and when. */
type SeenPlace = {
  hours: Hours
  timezone: string
  district: string | null
  latitude: number | null
  longitude: number | null
}

/** The sources of rows of `listing`. */
export type Sources = {
  companies: ReadonlyMap<string, CompanySource>
  cards: readonly CardSource[]
  /** The prices of companies, by their codes. */
  prices: ReadonlyMap<string, readonly PricedService[]>
  /** The prices of a service today. */
  priceOfToday: (service: ListedPrices & { company: string; code: string }) => PricesOfDay
  /** Whether a company has a promotion that runs now; with a doctor, one for that doctor by name. */
  isPromoted: (company: string, doctor?: string) => boolean
  /** Slugs of the specialities that the name of a service has. */
  specialitiesNamed: (service: string) => readonly string[]
  /** Hours by company and doctor: `1001 7`. */
  schedules: ReadonlyMap<string, readonly SeenPlace[]>
  /** The rating of a company with its doctors, or of one doctor. */
  ratingOf: (company: string, doctor?: string) => Rating
  /** When a doctor has free slots, or any doctor of a company, as it is known. */
  freeOf: (company: string, doctor?: string) => Free
  /** Mean of the reviews of the whole directory. */
  mean: number
  now: Date
}

/** Reads the sources of the rows of companies, and those of all doctors who have a card there. */
export async function gatherSources(orm: Orm, codes: readonly string[], now: Date): Promise<Sources> {
  const cards = await readCards(orm, codes)
  const involved = [...new Set([...codes, ...cards.map(({ company }) => company)])]
  const companies = await readCompanies(orm, involved)
  const ratings = Map.groupBy(await readRatings(orm, involved), ({ company }) => company)
  const schedules = (await readSchedules(orm, involved)).map(({ opening, ...one }) => ({
    ...one,
    hours: hoursWithin(one.hours, opening),
  }))
  const free = Map.groupBy(await readNextFree(orm, involved), ({ company }) => company)
  const promoted = Map.groupBy(await readPromotedNow(orm, involved), ({ company }) => company)
  const branches = Map.groupBy(await readBranches(orm, [...promoted.keys()]), ({ company }) => company)
  const priceOfToday: Sources['priceOfToday'] = (service) =>
    priceToday(service, {
      promoted: (promoted.get(service.company) ?? [])
        .filter((one) => one.service === service.code)
        .map(promotedOf),
      branches: (branches.get(service.company) ?? []).map(({ code }) => code),
      at: now.getTime(),
    })
  // What is free today is no price from which on something is.
  const priced = (await readPrices(orm, involved)).flatMap((service) => {
    const today = priceOfToday(service)
    return today.price ? [{ ...service, ...today, price: today.price }] : []
  })
  return {
    companies: new Map(companies.map((company) => [company.code, company])),
    cards,
    prices: Map.groupBy(priced, ({ company }) => company),
    priceOfToday,
    isPromoted: (company, doctor) =>
      (promoted.get(company) ?? []).some(({ doctors }) => doctor === undefined || doctors?.includes(doctor)),
    specialitiesNamed: specialitiesNamed(await readSpecialityNames(orm)),
    schedules: Map.groupBy(schedules, ({ company, doctor }) => `${company} ${doctor}`),
    ratingOf: (company, doctor) =>
      (ratings.get(company) ?? [])
        .filter((one) => doctor === undefined || one.doctor === doctor)
        .reduce((total, one) => ({ reviews: total.reviews + one.reviews, sum: total.sum + one.sum }), {
          reviews: 0,
          sum: 0,
        }),
    freeOf: (company, doctor) => {
      const own = (free.get(company) ?? []).filter((one) => doctor === undefined || one.doctor === doctor)
      const starts = own.map(({ startsAt }) => startsAt.getTime())
      return {
        days: Math.min(farDays, ...own.map(({ days }) => days)),
        soonest: starts.length > 0 ? new Date(Math.min(...starts)) : null,
        parts: [...new Set(own.flatMap(({ parts }) => parts))].sort(),
      }
    },
    mean: await readMeanRating(orm),
    now,
  }
}
