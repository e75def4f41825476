import { hoursWithin } from '../../../schemas/booking/hours-within.ts'
import type { Hours } from '../../../schemas/formats/opening-hours.ts'
import type { Orm } from '../../kit/database/database.ts'
import { farDays } from './listing-score.ts'
import {
  type CardSource,
  type CompanySource,
  readCards,
  readCompanies,
  readMeanRating,
  readNextFree,
  readPrices,
  readRatings,
  readSchedules,
} from './read-sources.ts'

type Rating = { reviews: number; sum: number }

/** The sources of rows of `listing`. */
export type Sources = {
  companies: ReadonlyMap<string, CompanySource>
  cards: readonly CardSource[]
  prices: ReadonlyMap<string, { price: number | null; currency: string }>
  /** Hours by company and doctor: `1001 7`. */
  schedules: ReadonlyMap<string, readonly { hours: Hours; timezone: string; district: string | null }[]>
  /** The rating of a company with its doctors, or of one doctor. */
  ratingOf: (company: string, doctor?: string) => Rating
  /** In how many days a doctor has a free slot, or any doctor of a company, as it is known (`farDays`). */
  daysOf: (company: string, doctor?: string) => number
  /** Mean of the reviews of the whole directory. */
  mean: number
  now: Date
}

/** Reads the sources of the rows of companies, and those of all doctors who have a card there. */
export async function gatherSources(orm: Orm, codes: readonly string[], now: Date): Promise<Sources> {
  const cards = await readCards(orm, codes)
  const involved = [...new Set([...codes, ...cards.map(({ company }) => company)])]
  const companies = await readCompanies(orm, involved)
  const prices = await readPrices(orm, codes)
  const ratings = Map.groupBy(await readRatings(orm, involved), ({ company }) => company)
  const schedules = (await readSchedules(orm, involved)).map(({ opening, ...one }) => ({
    ...one,
    hours: hoursWithin(one.hours, opening),
  }))
  const free = Map.groupBy(await readNextFree(orm, involved), ({ company }) => company)
  return {
    companies: new Map(companies.map((company) => [company.code, company])),
    cards,
    prices: new Map(prices.map(({ company, ...price }) => [company, price])),
    schedules: Map.groupBy(schedules, ({ company, doctor }) => `${company} ${doctor}`),
    ratingOf: (company, doctor) =>
      (ratings.get(company) ?? [])
        .filter((one) => doctor === undefined || one.doctor === doctor)
        .reduce((total, one) => ({ reviews: total.reviews + one.reviews, sum: total.sum + one.sum }), {
          reviews: 0,
          sum: 0,
        }),
    daysOf: (company, doctor) =>
      Math.min(
        farDays,
        ...(free.get(company) ?? []).flatMap((one) =>
          doctor === undefined || one.doctor === doctor ? [one.days] : [],
        ),
      ),
    mean: await readMeanRating(orm),
    now,
  }
}
