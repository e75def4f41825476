import { expect } from 'vitest'
import { locales } from '../../../locales/locale.ts'
import { addDays, calendarDate } from '../../../schemas/formats/zone.ts'
import { expectMissing, type FacetPromise, firstOf, nobody, taggedAlways } from './promise.ts'

export const clinicPromises: readonly FacetPromise<'clinic'>[] = [
  {
    says: 'finds a company by its slug and by its code',
    about: ['company'],
    keeps: async (read, facts) => {
      const { source } = read()
      const bySlug = await source.company(facts.company)
      expect(bySlug.slug).toBe(facts.company)
      expect(await source.company(bySlug.code)).toEqual(bySlug)
    },
  },
  {
    says: 'answers 404 for a company that there is not, with a tag',
    about: ['company'],
    keeps: (read) => expectMissing(read(), (source) => source.company(nobody)),
  },
  {
    says: 'gives the texts of a company in all languages, in whichever the page is',
    about: ['company'],
    keeps: async (read, facts) => {
      const known = await read().source.company(facts.company)
      for (const locale of locales)
        expect(
          await read(locale).source.company(facts.company),
          `${locale}: texts have all languages, the page chooses`,
        ).toEqual(known)
    },
  },
  {
    says: 'says on which tags a company depends',
    about: ['company'],
    keeps: async (read, facts) => {
      const { source, tags } = read()
      await source.company(facts.company)
      expect(tags, taggedAlways).not.toEqual([])
    },
  },
  {
    says: 'gives doctors under slugs of their own, each of whom can be opened',
    about: ['specialists', 'specialist'],
    keeps: async (read, facts) => {
      const { source } = read()
      const { code } = await source.company(facts.company)
      const doctors = await source.specialists(code)
      const slugs = doctors.map(({ slug }) => slug)
      expect(slugs, 'each doctor has a slug of their own, the end of their address').toEqual([
        ...new Set(slugs),
      ])
      const first = firstOf(doctors, 'doctors')
      await expect(
        source.specialist(code, first.slug),
        '`specialist` opens whom `specialists` lists, and has what the list says',
      ).resolves.toMatchObject(first)
    },
  },
  {
    says: 'answers 404 for a doctor whom the company does not have, with a tag',
    about: ['specialist'],
    keeps: async (read, facts) => {
      const { code } = await read().source.company(facts.company)
      await expectMissing(read(), (source) => source.specialist(code, nobody))
    },
  },
  {
    says: 'gives the next free times, the earliest first',
    about: ['nextFree'],
    keeps: async (read, facts) => {
      const { source } = read()
      const free = await source.nextFree((await source.company(facts.company)).code)
      const times = free.map(({ date, time }) => `${date} ${time}`)
      expect(times).toEqual(times.toSorted())
    },
  },
  {
    says: 'gives reviews, the newest first, with one to five stars',
    about: ['reviews'],
    keeps: async (read, facts) => {
      const { source } = read()
      const reviews = await source.reviews((await source.company(facts.company)).code)
      const dates = reviews.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted().reverse())
      for (const { rating } of reviews) expect([1, 2, 3, 4, 5]).toContain(rating)
    },
  },
  {
    says: 'gives services with a code of their own and no price below zero, in one currency each, and the same twice',
    about: ['services'],
    keeps: async (read, facts) => {
      const { source } = read()
      const { code } = await source.company(facts.company)
      const services = await source.services(code)
      const codes = services.map((service) => service.code)
      expect(codes, 'each service has a code of its own').toEqual([...new Set(codes)])
      for (const { price = 0, priceTo = price, currency } of services) {
        expect(Math.min(price, priceTo)).toBeGreaterThanOrEqual(0)
        expect(currency, 'a currency is three letters: KZT').toMatch(/^[A-Z]{3}$/)
      }
      expect(await source.services(code)).toEqual(services)
    },
  },
  {
    says: 'gives promotions that have not ended, each with prices below those of the price list',
    about: ['promotions'],
    keeps: async (read, facts) => {
      const { source } = read()
      const company = await source.company(facts.company)
      const today = calendarDate(new Date(), company.timezone)
      for (const { from, to, services } of await source.promotions(company.code)) {
        expect(from <= to && to >= addDays(today, -1)).toBe(true)
        for (const { before, now } of services) expect(now).toBeLessThan(before)
      }
    },
  },
]
