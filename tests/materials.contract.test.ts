import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDatabase } from '../backend/content/seed-database.ts'
import type { Seed } from '../backend/seed/format.ts'
import { smallSeed } from '../backend/test/small-seed.ts'
import { SourceError } from '../content-adapters/source.ts'
import { locales, localizePath } from '../locales/locale.ts'
import { renderDocument } from '../renderer/render-document.ts'
import type { Page } from '../schemas/page/page.ts'
import { productHost } from '../site/core/host.ts'
import { respond } from '../site/respond.ts'
import { sitemapFile } from '../site/sitemap.ts'
import { type OpenedSite, openSite, origin } from './lib/open-site.ts'

const paragraph = `<h2>Раздел</h2><p>${'Слово за словом, <b>строка</b> за строкой. '.repeat(40)}</p>`
const [full, small] = smallSeed.companies
if (!full || !small) throw new Error('The small seed has two companies')

/** The companies of the small seed, one with a long text, and one without texts. */
const seed: Seed = {
  ...smallSeed,
  companies: [
    {
      ...full,
      materials: [
        ...full.materials,
        {
          slug: 'long',
          category: 'care',
          title: { ru: `Ұзақ ${'слово '.repeat(33)}`.slice(0, 200) },
          content: { ru: paragraph.repeat(Math.ceil(200_000 / paragraph.length)) },
          date: '2026-01-01T00:00:00Z',
        },
      ],
    },
    small,
    {
      ...small,
      code: '1003',
      slug: 'silent',
      newsCategories: [],
      news: [],
      materialCategories: [],
      materials: [],
    },
  ],
}

let site: OpenedSite
beforeAll(async () => {
  site = await openSite({ demo: false })
  await seedDatabase(site.db, seed)
})
afterAll(() => site.db.close())

async function pageAt(path: string): Promise<Page> {
  const outcome = await site.open(path)
  if (outcome.kind !== 'page') throw new Error(`${path} is moved to ${outcome.to}`)
  return outcome.page
}

const draw = (page: Page) =>
  renderDocument(page, {
    assets: { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} },
    report: (_, error) => {
      throw error
    },
  }).toString()

const list = '/l/demo-dent/materials'

describe('materials of a clinic (R84)', () => {
  it('are listed by category, twelve a page, in every language', async () => {
    for (const locale of locales) {
      const page = await pageAt(localizePath(list, locale))
      expect(page).toMatchObject({ status: 200, head: { type: 'website' } })
      const html = draw(page)
      expect(html.match(/<h3[\s>]/g)).toHaveLength(2)
      expect(html.match(/<h4[\s>]/g)).toHaveLength(12)
      expect(html).toContain(`href="${localizePath(`${list}/page/2`, locale)}"`)
    }
    expect(draw(await pageAt(`${list}/page/2`)).match(/<h4[\s>]/g)).toHaveLength(3)
    expect(site.faults).toEqual([])
  })

  it('are listed within one category', async () => {
    const page = await pageAt(`/kk${list}/category/care`)
    expect(page.head).toMatchObject({ title: 'Емнен кейін — Демо-Дент' })
    expect(draw(page).match(/\/materials\/material-/g)).toHaveLength(6)
  })

  it('say on an empty list what will be there, and are not for search engines then', async () => {
    const page = await pageAt('/uz/l/silent/materials')
    expect(page).toMatchObject({ status: 200, head: { robots: 'noindex' } })
    expect(draw(page)).toContain('Hozircha material yoʻq')
  })

  it('are read one by one, with others of the category below', async () => {
    const page = await pageAt(`/en${list}/material-02`)
    expect(page.head).toMatchObject({ type: 'article', canonical: `${origin}/en${list}/material-02` })
    const html = draw(page)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html).toMatch(/Updated <time dateTime="2026-08-02T09:00:00.000Z">/)
    expect(html).toContain('Read next')
    expect(html).toContain(`href="/en${list}/material-12"`)
    expect(html).not.toContain(`href="/en${list}/material-11"`)
    expect(page.tags).toEqual(expect.arrayContaining(['material:material-02', 'materials:1001']))
  })

  it.each([
    [`${list}/page/1`, list],
    [`/kk${list}/category/care/page/1`, `/kk${list}/category/care`],
    [`/uz${list}/moved-material`, `/uz${list}/material-02`],
    [`${list}/news-01`, '/l/demo-dent/news/health/news-01'],
    ['/l/demo-dent/news/all/material-01', `${list}/material-01`],
    ['/l/1001/materials/material-01', `${list}/material-01`],
  ])('are moved from %s to %s (B-11)', async (from, to) => {
    expect(await site.open(from)).toEqual({ kind: 'redirect', status: 301, to })
  })

  it.each([
    `${list}/page/3`,
    `${list}/page/0`,
    `${list}/category/nothing`,
    `${list}/category/care/page/2`,
    `${list}/nothing`,
    `${list}/akbota-material`,
    `${list}/a/b`,
    '/l/akbota/materials/material-01',
  ])('are not at %s', async (path) => {
    expect(await pageAt(path)).toMatchObject({ status: 404, layout: 'error', head: { robots: 'noindex' } })
  })

  it('that fail to load are an error page of the clinic with the status of the fault (E4)', async () => {
    const faults: unknown[] = []
    const outcome = await respond(`${list}/material-01`, {
      openSource: (reader) => ({
        ...site.openSource(reader),
        material: () => Promise.reject(new SourceError(503, 'away')),
      }),
      origin,
      report: () => {},
      onError: (error) => faults.push(error),
    })
    expect(outcome).toMatchObject({
      page: {
        status: 503,
        layout: 'error',
        error: {
          statusCode: 503,
          statusMessage: 'Service Unavailable',
          data: { isCompanySite: true, logo: '/images/reception', link: '/l/demo-dent' },
        },
      },
    })
    expect(faults).toHaveLength(1)
  })

  it('stand in the sitemap with the day of their last change, but for those that lead elsewhere', async () => {
    const source = site.openSource({ locale: 'ru', tag: () => {}, report: () => {} })
    const xml = (await sitemapFile(source, { host: productHost(origin) }, { section: 'materials' })) ?? ''
    expect(xml).toContain(
      `<loc>${origin}${list}/material-01</loc><lastmod>2026-08-01T09:00:00.000Z</lastmod>`,
    )
    expect(xml).toContain(`<loc>${origin}/en${list}/material-01</loc>`)
    expect(xml).toContain(`<loc>${origin}/l/akbota/materials/akbota-material</loc>`)
    expect(xml).not.toContain('moved-material')
  })

  it('of 200 kB under a title of 200 letters are a page like any other', async () => {
    const begun = process.threadCpuUsage().user
    const page = await pageAt(`${list}/long`)
    const html = draw(page)
    expect((process.threadCpuUsage().user - begun) / 1000).toBeLessThan(3000)
    expect(page.blocks.filter((block) => block.fault)).toEqual([])
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html.length).toBeGreaterThan(200_000)
    expect(html.match(/строка/g)?.length).toBeGreaterThan(4000)
  })
})
