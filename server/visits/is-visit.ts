import type { IncomingMessage } from 'node:http'
import { isAhead } from './is-ahead.ts'
import { isCrawler } from './is-crawler.ts'

/** Every browser calls itself so; programs that fetch pages mostly do not. */
const browser = /^(?:Mozilla|Opera)\//

/**
 * True if a person opens a page: not for HEAD, for pages that a browser loads ahead, for frames and calls of a page (as the builder makes
 * them), or for crawlers and other programs by their User-Agent.
 */
export function isVisit({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const { 'sec-fetch-dest': shownAs = 'document', 'user-agent': agent = '' } = headers
  return (
    method === 'GET' &&
    shownAs === 'document' &&
    !isAhead({ headers }) &&
    browser.test(agent) &&
    !isCrawler(agent)
  )
}
