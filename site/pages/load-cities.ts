import { citiesToPage } from '../../content-adapters/pages/cities-to-page.ts'
import { sectionAt } from '../../content-adapters/parts/in-city.ts'
import { returnAddress } from '../core/return-address.ts'
import type { Route } from '../core/route.ts'

/** R129: the choice of a city by who reads the page `to`, a path with its query; the home page without one. */
export const cityChoice: Pick<Route, 'query' | 'isUnshared' | 'load'> = {
  query: ['to'],
  isUnshared: true,
  load: async ({ query, source }) => {
    const to = returnAddress(query.get('to'))
    // Without them the page is not available, instead of one that says there are none.
    await source.listingCities(sectionAt(to), { isNeeded: true })
    return { content: citiesToPage(to), layout: 'default' }
  },
}
