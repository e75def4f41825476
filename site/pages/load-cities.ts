import { citiesToPage } from '../../content-adapters/pages/cities-to-page.ts'
import { returnAddress } from '../core/return-address.ts'
import type { Route } from '../core/route.ts'

/** R129: the choice of a city by who reads the page `to`, a path with its query; the home page without one. */
export const cityChoice: Pick<Route, 'query' | 'isUnshared' | 'load'> = {
  query: ['to'],
  isUnshared: true,
  load: async ({ query }) => ({ content: citiesToPage(returnAddress(query.get('to'))), layout: 'default' }),
}
