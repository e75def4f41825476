import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultLocale, type Locale, locales, localizePath } from '../locales/locale.ts'
import { renderDocument } from '../renderer/render-document.ts'
import { findRoute } from '../site/router.ts'
import { type OpenedSite, openSite } from './lib/open-site.ts'

const assets = { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} }

let site: OpenedSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.db.close())

/** What is not a document of the directory: clinics' sites (`crawl.contract.test.ts`), what is behind sign-in, files. */
const isElsewhere = (path: string) =>
  /^\/(?:(?:kk|uz|en)\/)?(?:l|pro|profile|auth|api|files|images|drawn|rss|_assets|low-vision)(?:\/|$)|\.\w+$/.test(
    path,
  )

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].flatMap(([, href = '']) => {
    const path = href.replace(/[?#].*$/, '').replaceAll('&amp;', '&')
    return isElsewhere(path) ? [] : [path]
  })

/** In every run some pages of each route, in one language; `npm run test:full` opens all pages in all languages. */
const crawled: readonly Locale[] = process.env.FULL ? locales : [defaultLocale]
const pagesOfRoute = process.env.FULL ? Number.POSITIVE_INFINITY : 12

test.each(crawled)(
  'every page that home leads to, in %s, is there, says what it is once, and leads only to pages that are there',
  async (locale) => {
    const home = localizePath('/', locale)
    const from = new Map([[home, '']])
    const wrong: string[] = []
    const opened = new Map<string | undefined, number>()
    for (const [path, source] of from) {
      const route = findRoute(path.replace(/^\/(?:kk|uz|en)(?=\/|$)/, ''))?.route.path
      const before = opened.get(route) ?? 0
      if (route !== undefined && before >= pagesOfRoute) continue
      opened.set(route, before + 1)
      const outcome = await site.open(path)
      if (outcome.kind === 'redirect') {
        const to = outcome.to.replace(/[?#].*$/, '')
        if (to.startsWith('/') && !isElsewhere(to) && !from.has(to)) from.set(to, path)
        continue
      }
      const { page } = outcome
      const html = renderDocument(page, {
        assets,
        report: (_, error) => wrong.push(`${path}: ${error}`),
      }).toString()
      if (page.status !== 200) wrong.push(`${path} (from ${source}) is ${page.status}`)
      const headings = html.match(/<h1[\s>]/g)?.length
      if (headings !== 1) wrong.push(`${path} has ${headings ?? 0} main headings`)
      for (const block of [...page.blocks, ...page.sidebar])
        if (block.fault) wrong.push(`${path}: ${block.type} ${JSON.stringify(block.fault)}`)
      const isOwn = (to: string) => locale === defaultLocale || to === home || to.startsWith(`${home}/`)
      const isOther = (to: string) => locale === defaultLocale && /^\/(?:kk|uz|en)(?:\/|$)/.test(to)
      for (const to of linksOf(html)) if (isOwn(to) && !isOther(to) && !from.has(to)) from.set(to, path)
    }
    expect(wrong).toEqual([])
    expect(site.faults).toEqual([])
    expect(from.size).toBeGreaterThan(300)
    expect(opened.size).toBeGreaterThan(30)
  },
)
