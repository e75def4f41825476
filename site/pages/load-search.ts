import { searchToPage } from '../../content-adapters/pages/search-to-page.ts'
import { searchGroups } from '../../schemas/api/search.ts'
import type { Route } from '../core/route.ts'

/** Letters of a query that are looked for. */
const maxLength = 100

/** The words of a query: one line without control characters, cut where it is longer than anybody types. */
const wordsOf = (query: string): string =>
  [...query.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, maxLength).join('').toWellFormed().trim()

/** The results of a search (R123). An unknown city, group or page number is ignored, because only the words matter to the visitor. */
export const searchPage: Route['load'] = async ({ query }) => {
  const city = query.get('city') ?? ''
  const kind = searchGroups.find((one) => one === query.get('kind'))
  const page = /^[1-9]\d{0,2}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const asked = {
    words: wordsOf(query.get('q') ?? ''),
    ...(/^[a-z0-9-]{1,120}$/.test(city) && { city }),
    ...(kind && { kind, page }),
  }
  return { content: searchToPage(asked), layout: 'default' }
}
