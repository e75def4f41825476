import type { IncomingMessage } from 'node:http'
import { isAhead } from './is-ahead.ts'
import { isCrawler } from './is-crawler.ts'

/** Every browser calls itself so; programs that fetch pages mostly do not. */
const browser = /^(?:Mozilla|Opera)\//

const isPerson = (agent: string): boolean => browser.test(agent) && !isCrawler(agent)

/**
 * True if a person opens a page: not for HEAD, for pages that a browser loads ahead, for frames and calls of a page (as the builder makes
 * them), or for crawlers and other programs by their User-Agent.
 */
export function isVisit({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const { 'sec-fetch-dest': shownAs = 'document', 'user-agent': agent = '' } = headers
  return method === 'GET' && shownAs === 'document' && !isAhead({ headers }) && isPerson(agent)
}

/** True if the browser of a person says that a link of one of our pages was pressed, as the attribute `ping` has it do. */
export function isPress({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const {
    'sec-fetch-site': from = 'same-origin',
    'content-type': type = '',
    'user-agent': agent = '',
  } = headers
  return method === 'POST' && from === 'same-origin' && type.startsWith('text/ping') && isPerson(agent)
}
