import { expect } from 'vitest'
import type { FacetPromise } from './promise.ts'

export const searchPromises: readonly FacetPromise<'search'>[] = [
  {
    says: 'finds the company by its name, and says on which tags the results depend',
    about: ['search'],
    keeps: async (read, facts) => {
      const { source, tags } = read()
      const { name } = await source.company(facts.company)
      const before = tags.length
      const { groups, page, pages } = await source.search({ words: name.ru })
      expect(groups.flatMap(({ items }) => items.map(({ slug }) => slug))).toContain(facts.company)
      for (const { total, items } of groups) expect(total).toBeGreaterThanOrEqual(items.length)
      expect(page).toBeLessThanOrEqual(pages)
      expect(tags.length).toBeGreaterThan(before)
    },
  },
  {
    says: 'offers specialities and cities to begin with, those with most first',
    about: ['searchStart'],
    keeps: async (read) => {
      const { specialities, cities } = await read().source.searchStart()
      for (const list of [specialities, cities]) {
        const counts = list.map(({ count }) => count)
        expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      }
    },
  },
]
