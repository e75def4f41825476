import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productPages } from '../demo/product/index.ts'
import { locales, localizePath } from '../locales/locale.ts'
import { renderDocument } from '../renderer/render-document.ts'
import { productPaths } from '../schemas/page/product-paths.ts'
import { readApplicationAddress } from '../server/application/application-paths.ts'
import { findRoute } from '../site/routes/router.ts'
import { type OpenedSite, openSite } from './lib/open-site.ts'

const paths = Object.values(productPaths)
const addresses = paths.flatMap((path) =>
  locales.map((locale) => ({ path: localizePath(path, locale), locale })),
)

it('every stored page of the product has an address, and every address a page', () => {
  const ofBlocks = productPages.filter(({ blocks }) => blocks)
  expect(ofBlocks.map(({ slug }) => slug).sort()).toEqual(Object.keys(productPaths).sort())
})

it.each([
  ['R1', '/'],
  ['R3', '/mis'],
  ['R4', '/help'],
  ['R5', '/promotion'],
  ['R7', '/bonus-system'],
  ['R8', '/mis-practice'],
  ['R9', '/whatsapp'],
  ['R10', '/clinic-website'],
  ['R11', '/create-website'],
])('%s is %s, one of the addresses below', (id, path) => {
  expect(findRoute(path)?.route).toMatchObject({ id, path })
  expect(paths).toContain(path)
})

describe.each([
  { database: 'the demo content', isDemo: true },
  { database: 'nothing else', isDemo: false },
])('the product’s pages in a database with $database', ({ isDemo }) => {
  let site: OpenedSite
  beforeAll(async () => {
    site = await openSite({ demo: isDemo })
  })
  afterAll(() => site.db.close())

  const open = (path: string) => site.open(path)

  async function opened(path: string) {
    const outcome = await open(path)
    if (outcome.kind !== 'page') throw new Error(`${path} redirects to ${outcome.to}`)
    const html = renderDocument(outcome.page, {
      assets: { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} },
      report: (_, error) => site.faults.push(error),
    }).toString()
    return { page: outcome.page, main: /<main.*<\/main>/s.exec(html)?.[0] ?? '' }
  }

  it.each(addresses)('$path answers whole, in its own language', async ({ path, locale }) => {
    const { page, main } = await opened(path)
    expect(page).toMatchObject({ status: 200, locale, path, layout: 'default' })
    expect(page.head.canonical).toBe(`https://shipa.example${path}`.replace(/\/$/, ''))
    expect(page.head.alternates.map(({ hreflang }) => hreflang)).toEqual([...locales, 'x-default'])
    expect(page.head.description.length).toBeGreaterThan(60)
    expect(page.blocks.filter(({ fault }) => fault)).toEqual([])
    const text = main.replace(/<[^>]*>/g, ' ')
    expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\[object|\{\{|blocks:[a-z]/)
    expect(text.length).toBeGreaterThan(800)
    expect(main.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(main).not.toMatch(/<(p|ul|ol|li|h[1-6]|a|summary|section)(\s[^>]*)?>\s*<\/\1>/)
    // Clinics may have names in one language only; the pages' own texts must not fall back.
    const own = page.blocks.filter(({ data }) => !data).map(({ props }) => JSON.stringify(props))
    expect(own.flatMap((props) => props.match(/"lang":"\w+"/g) ?? [])).not.toContainEqual(
      expect.not.stringContaining(`"${locale}"`),
    )
    expect(site.faults).toEqual([])
  })

  it.each([
    ['/', [/электронная клиника/i, /личный кабинет пациента/, /каталог медицинских организаций/]],
    ['/', [/медицинский справочник/, /рабочее место врача в\u00a0телефоне/]],
    [
      '/kk',
      [/электрондық клиника/i, /жеке кабинеті/, /ұйымдар каталогы/, /анықтамалық/, /телефондағы жұмыс орны/],
    ],
    ['/uz', [/elektron klinika/i, /shaxsiy kabineti/, /katalogi/, /maʼlumotnoma/, /telefondagi ish joyi/]],
    [
      '/en',
      [/electronic clinic/i, /patient account/, /catalogue/, /medical reference/, /workplace on the phone/],
    ],
  ])('says at %s what the product is (B-21)', async (path, parts) => {
    const { description } = (await opened(path)).page.head
    for (const part of parts) expect(description).toMatch(part)
  })

  it('gives each page a title of its own in each language', async () => {
    const titles = await Promise.all(addresses.map(async ({ path }) => (await opened(path)).page.head.title))
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('leads from them only to addresses that answer, and to places that are there', async () => {
    const pages = await Promise.all(addresses.map(async ({ path }) => ({ path, ...(await opened(path)) })))
    const links = pages.flatMap(({ path, main }) =>
      [...main.matchAll(/<a [^>]*href="([^"]+)"/g)].map(
        ([, href = '']) => new URL(href, `https://shipa.example${path}`),
      ),
    )
    expect(links.length).toBeGreaterThan(addresses.length)
    expect(new Set(links.map(({ origin }) => origin))).toEqual(new Set(['https://shipa.example']))
    // Pages of the application are tested elsewhere.
    const documents = links.filter(({ pathname }) => !readApplicationAddress(pathname, ['/pro']))
    const targets = [...new Set(documents.map(({ pathname }) => pathname))]
    const answers = new Map(await Promise.all(targets.map(async (path) => [path, await open(path)] as const)))
    const dead = targets.filter((path) => {
      const outcome = answers.get(path)
      return outcome?.kind !== 'page' || outcome.page.status !== 200
    })
    expect(dead).toEqual([])
    const mains = new Map(pages.map(({ path, main }) => [path, main]))
    const lost = links.filter(
      ({ pathname, hash }) => hash && !mains.get(pathname)?.includes(`id="${hash.slice(1)}"`),
    )
    expect(lost.map(({ href }) => href)).toEqual([])
  })

  it('shows them in an app without a menu, and names the page itself as the one to find', async () => {
    for (const locale of locales) {
      const { page, main } = await opened(localizePath('/page/view/p/mis', locale))
      expect(page).toMatchObject({ status: 200, layout: 'empty', locale })
      expect(page.head.canonical).toBe(`https://shipa.example${localizePath('/mis', locale)}`)
      expect(main).toContain('<h1')
    }
  })

  it('moves reserved and product slugs in the reader’s language (B-15)', async () => {
    for (const locale of locales) {
      const clinicWebsite = localizePath('/clinic-website', locale)
      const moved = { kind: 'redirect', status: 301 }
      expect(await open(localizePath('/page/sozdat-sajt', locale))).toEqual({ ...moved, to: clinicWebsite })
      expect(await open(localizePath('/page/view/p/sites', locale))).toEqual({ ...moved, to: clinicWebsite })
      expect(await open(localizePath('/page/home', locale))).toEqual({
        ...moved,
        to: localizePath('/', locale),
      })
      expect(await open(localizePath('/page/help', locale))).toEqual({
        ...moved,
        to: localizePath('/help', locale),
      })
    }
  })
})
