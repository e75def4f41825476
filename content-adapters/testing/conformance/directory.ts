import { expect } from 'vitest'
import { sectionOf } from '../../parts/profile-paths.ts'
import type { DirectorySource } from '../../source/directory.ts'
import type { ContentSource } from '../../source.ts'
import { expectMissing, type FacetPromise, firstOf, nobody } from './promise.ts'

const absent: [keyof DirectorySource, (source: ContentSource) => Promise<unknown>][] = [
  ['listing', (source) => source.listing({ section: 'clinics', city: nobody, page: 1, flags: [] })],
  ['person', (source) => source.person(nobody)],
  ['network', (source) => source.network({ slug: nobody, page: 1 })],
  ['serviceOffers', (source) => source.serviceOffers({ service: nobody, page: 1 })],
  ['latestReviews', (source) => source.latestReviews({ city: nobody, page: 1 })],
  ['domain', (source) => source.domain(`${nobody}.example`)],
  ['shortLink', (source) => source.shortLink('nobodyhas')],
]

const missing = absent.map(
  ([method, ask]): FacetPromise<'directory'> => ({
    says: `answers 404 for what ${method} does not find, with a tag`,
    about: [method],
    keeps: (read) => expectMissing(read(), ask),
  }),
)

export const directoryPromises: readonly FacetPromise<'directory'>[] = [
  ...missing,
  {
    says: 'lists the company among those of its city, each with an address of its own',
    about: ['companiesByCity'],
    keeps: async (read, facts) => {
      const cities = await read().source.companiesByCity()
      const companies = cities.flatMap((city) => city.companies)
      for (const city of cities) expect(city.count).toBeGreaterThanOrEqual(city.companies.length)
      expect(companies.map(({ slug }) => slug)).toContain(facts.company)
      expect(new Set(companies.map(({ slug }) => slug)).size).toBe(companies.length)
    },
  },
  {
    says: 'lists the company in its section',
    about: ['listing'],
    keeps: async (read, facts) => {
      const { source, tags } = read()
      const section = sectionOf(await source.company(facts.company)) ?? 'other'
      const list = await source.listing({ section, page: 1, flags: [] })
      expect(list.items.map(({ slug }) => slug)).toContain(facts.company)
      expect(list.total).toBeGreaterThanOrEqual(list.items.length)
      expect(tags).not.toEqual([])
    },
  },
  {
    says: 'leaves unknown ones out of a comparison',
    about: ['comparison'],
    keeps: async (read, facts) => {
      const { items } = await read().source.comparison('clinics', [nobody, facts.company])
      expect(items.map(({ slug }) => slug)).toEqual([facts.company])
    },
  },
  {
    says: 'counts the cities of a section, the largest first',
    about: ['listingCities'],
    keeps: async (read) => {
      const counts = (await read().source.listingCities('clinics')).map(({ count }) => count)
      expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    },
  },
  {
    says: 'gives at most twenty networks and twenty clinics with consultations a page',
    about: ['networks', 'consulting'],
    keeps: async (read) => {
      const { source } = read()
      for (const list of [await source.networks(1), await source.consulting(1)]) {
        expect(list.items.length).toBeLessThanOrEqual(20)
        expect(list.total).toBeGreaterThanOrEqual(list.items.length)
      }
    },
  },
  {
    says: 'names only files of the sitemap that have entries',
    about: ['sitemapFiles', 'sitemap'],
    keeps: async (read) => {
      const { source } = read()
      for (const file of (await source.sitemapFiles()).slice(0, 2))
        firstOf(await source.sitemap(file), `entries of ${file.section}`)
    },
  },
  {
    says: 'counts what the directory has, and says on which tags the figures depend',
    about: ['statistics'],
    keeps: async (read) => {
      const { source, tags } = read()
      const { all } = await source.statistics()
      for (const count of Object.values(all)) expect(count).toBeGreaterThanOrEqual(0)
      expect(tags).not.toEqual([])
    },
  },
]
