import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoSeed } from '../demo/index.ts'
import { drawPicture } from '../demo/pictures/index.ts'
import { locales, localizePath } from '../locales/locale.ts'
import { renderDocument } from '../renderer/render-document.ts'
import { type OpenedSite, openSite } from './lib/open-site.ts'

const clinics = demoSeed.companies.filter(({ isDemo }) => isDemo).map(({ slug }) => slug)
const assets = { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} }

let site: OpenedSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.db.close())

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)

/**
 * Limit of SQL statements per page; next free times have a statement of their own, so that a booking does not repeat the others. A first
 * page has one for each subject that it shows: company, menu, page, reviews, doctors, times, services, promotions, branches, news, photos.
 */
const maxStatements = 9
const maxOfFirstPage = 11

type Seen = { status: number; html: string; statements: number }

/** Counts SQL statements from now on, of a source without cached answers; not those of the redirect table, which all pages share. */
function countStatements(): () => number {
  site.forget(['*'])
  const { $client } = site.db.orm as unknown as { $client: { query: (...given: unknown[]) => unknown } }
  const query = vi.spyOn($client, 'query')
  return () => {
    const asked = query.mock.calls.map(([given]) =>
      typeof given === 'string' ? given : (given as { text: string }).text,
    )
    query.mockRestore()
    return asked.filter((text) => !/from "redirect"/.test(text)).length
  }
}

/** The page at a path, after its redirects. */
async function visit(path: string): Promise<Seen> {
  const statements = countStatements()
  const outcome = await site.open(path)
  if (outcome.kind === 'redirect') {
    const { to } = outcome
    return to.startsWith('/') ? visit(to.replace(/[?#].*$/, '')) : { status: 200, html: '', statements: 0 }
  }
  const thrown: unknown[] = []
  const { page } = outcome
  const html = renderDocument(page, { assets, report: (_, error) => thrown.push(error) }).toString()
  expect([path, thrown]).toEqual([path, []])
  return { status: page.status, html, statements: statements() }
}

/** Visits every page of a clinic's site that is linked from its home page, in one language; returns faults by address. */
async function crawl(slug: string, locale: (typeof locales)[number]) {
  const root = localizePath(`/l/${slug}`, locale)
  const pages = new Map<string, Seen>()
  const waiting = [root]
  const isOwn = (href: string) => href === root || href.startsWith(`${root}/`)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue
    const seen = await visit(path)
    pages.set(path, seen)
    const hrefs = all(seen.html, /<a\b[^>]*? href="([^"#?]+)/g).map((href) => href.replaceAll('&amp;', '&'))
    waiting.push(...hrefs.filter(isOwn))
  }
  return pages
}

const faultsOf = ({ status, html, statements }: Seen, isFirst: boolean) => {
  const ids = all(html, / id="([^"]+)"/g)
  const places = all(html, /<a\b[^>]*? href="#([^"]+)"/g)
  const pictures = all(html, / src="\/images\/([^"]+)\/\d+"/g)
  return [
    ...(status === 200 ? [] : [`answers ${status}`]),
    ...(statements > (isFirst ? maxOfFirstPage : maxStatements)
      ? [`is made of ${statements} statements`]
      : []),
    ...((html.match(/<h1[\s>]/g)?.length ?? 0) === 1 || html === '' ? [] : ['has not one h1']),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `has the id ${id} twice`),
    ...places
      .filter((id) => id !== 'main' && !ids.includes(id))
      .map((id) => `leads to #${id}, which is nowhere`),
    ...pictures.filter((key) => !drawPicture(key)).map((key) => `shows ${key}, which nobody draws`),
    ...all(html, /\b(undefined|NaN|\[object Object\])\b/g).map((word) => `says ${word}`),
  ]
}

/** Each site is crawled in one language, and each language on some sites; `npm run test:full` crawls all in all. */
const crawledIn = (index: number) =>
  locales.filter((_, at) => process.env.FULL || at === index % locales.length)

describe.each(clinics.map((slug, index) => ({ slug, index })))(
  'the whole site of $slug',
  ({ slug, index }) => {
    it.each(crawledIn(index))('is reached from its first page without a fault in %s', async (locale) => {
      const pages = await crawl(slug, locale)
      expect(pages.size).toBeGreaterThan(5)
      expect(Math.max(...[...pages.values()].map(({ statements }) => statements))).toBeGreaterThan(4)
      const [first] = pages.keys()
      const faults = [...pages].flatMap(([path, seen]) =>
        faultsOf(seen, path === first).map((fault) => `${path} ${fault}`),
      )
      expect(faults).toEqual([])
      expect(site.faults).toEqual([])
    })
  },
)
