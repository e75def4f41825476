import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultLocale, isLocale, type Locale } from '../locales/locale.ts'
import { renderDocument } from '../renderer/render-document.ts'
import { productHost } from '../site/core/host.ts'
import { type Outcome, withoutNames, withQuery } from '../site/core/outcome.ts'
import { ownQuery } from '../site/own-query.ts'
import { findRoute } from '../site/routes/router.ts'
import { isAppPath } from './lib/is-app-path.ts'
import { type OpenedSite, openSite, origin } from './lib/open-site.ts'

const assets = { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} }

let site: OpenedSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.db.close())

/** How many addresses are opened: in every run first one of each kind, then the next of each; `npm run test:full` opens all. */
const mostAddresses = process.env.FULL ? Number.POSITIVE_INFINITY : 700

/** Addresses that the server answers itself: files, feeds, calls, the settings of the low-vision version. */
const isServers = (path: string) =>
  /^\/(?:api|files|images|drawn|rss|_assets)\/|\.\w+$|^(?:\/(?:kk|uz|en))?\/low-vision$/.test(path)

/** An address as a page links to it, without its origin. */
type Found = { address: string; hash: string }

/** Addresses of this site in a page: links, forms without a script, its own in other languages. */
const linksOf = (html: string): Found[] =>
  [
    ...html.matchAll(/<(?:a|form|link rel="(?:canonical|alternate)")(?= )[^>]*? (?:href|action)="([^"]*)"/g),
  ].flatMap(([tag, written = '']) => {
    if (/ method="(?:post|dialog)"/.test(tag)) return []
    const href = written.replaceAll('&amp;', '&').replace(new RegExp(`^${origin}(?=/|$)`), '')
    if (!/^(?:\/(?!\/)|#)/.test(href)) return []
    const [, address = '', hash = ''] = /^([^#]*)#?(.*)$/.exec(href) ?? []
    // What a form leads to is there with its values.
    return [{ address, hash: tag.startsWith('<form') ? '' : decodeURIComponent(hash) }]
  })

const split = (address: string) => {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(address) ?? []
  return { path, query }
}

/** The route of an address, in its language. */
function routeOf(address: string): string {
  const { path } = split(address)
  const [, first = ''] = path.split('/')
  const locale: Locale = isLocale(first) ? first : defaultLocale
  const bare = locale === defaultLocale ? path : path.slice(locale.length + 1) || '/'
  return `${locale} ${findRoute(bare)?.route.path ?? bare}`
}

/** Opens an address as the server does: query parameters that its route does not declare do not reach the page. */
async function open(address: string): Promise<Outcome> {
  const { path, query } = split(address)
  const outcome = await site.open(path, ownQuery(path, query, productHost(origin)))
  return outcome.kind === 'page'
    ? outcome
    : { ...outcome, to: withQuery(outcome.to, withoutNames(query, outcome.used)) }
}

/** Addresses that wait to be opened: the next one is of the route with the fewest visits, then the one with the rarest query. */
function createQueue() {
  type Line = { waiting: string[]; taken: number }
  const routes = new Map<string, { taken: number; lines: Map<string, Line> }>()
  const leastOf = <Kind extends { taken: number }>(kinds: Iterable<Kind>): Kind | undefined =>
    [...kinds].reduce<Kind | undefined>(
      (least, one) => (least && least.taken <= one.taken ? least : one),
      undefined,
    )
  return {
    add(address: string) {
      const of = routeOf(address)
      const asked = [...new URLSearchParams(split(address).query).keys()].sort().join()
      const route = routes.get(of) ?? { taken: 0, lines: new Map<string, Line>() }
      routes.set(of, route)
      const line = route.lines.get(asked) ?? { waiting: [], taken: 0 }
      route.lines.set(asked, line)
      line.waiting.push(address)
    },
    take(): string | undefined {
      const waits = ({ waiting }: Line) => waiting.length > 0
      const route = leastOf([...routes.values()].filter(({ lines }) => [...lines.values()].some(waits)))
      const line = route && leastOf([...route.lines.values()].filter(waits))
      if (route) route.taken++
      if (line) line.taken++
      return line?.waiting.shift()
    },
  }
}

test('every page that home leads to says what it is once, and leads only to pages and places that are there', async () => {
  const wrong: string[] = []
  const from = new Map<string, string>()
  /** Ids of the pages that were opened, and which of them are to be there. */
  const ids = new Map<string, Set<string>>()
  const places: { page: string; address: string; hash: string }[] = []
  const queue = createQueue()
  const see = (address: string, page: string) => {
    if (from.has(address)) return
    from.set(address, page)
    const { path } = split(address)
    if (!isServers(path) && !isAppPath(path)) queue.add(address)
  }
  see('/', '')
  let opened = 0
  for (let address = queue.take(); address !== undefined && opened < mostAddresses; address = queue.take()) {
    opened++
    const outcome = await open(address)
    if (outcome.kind === 'redirect') {
      const [to] = linksOf(`<a href="${outcome.to}"`)
      if (to) see(to.address, address)
      continue
    }
    const { page } = outcome
    const html = renderDocument(page, {
      assets,
      report: (_, error) => wrong.push(`${address}: ${error}`),
    }).toString()
    if (page.status !== 200) wrong.push(`${from.get(address)} leads to ${address}, which is ${page.status}`)
    const headings = html.match(/<h1[\s>]/g)?.length
    if (headings !== 1) wrong.push(`${address} has ${headings ?? 0} main headings`)
    for (const block of [...page.blocks, ...page.sidebar])
      if (block.fault) wrong.push(`${address}: ${block.type} ${JSON.stringify(block.fault)}`)
    ids.set(address, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)))
    for (const link of linksOf(html)) {
      const to = link.address || address
      see(to, address)
      if (link.hash) places.push({ page: address, address: to, hash: link.hash })
    }
  }
  for (const { page, address, hash } of places)
    if (ids.get(address)?.has(hash) === false)
      wrong.push(`${page} leads to #${hash} of ${address}, which is nowhere`)
  expect(wrong).toEqual([])
  expect(site.faults).toEqual([])
  expect(opened).toBeGreaterThanOrEqual(Math.min(mostAddresses, 2000))
})
