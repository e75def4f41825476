import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDatabase } from '../backend/content/seed-database.ts'
import type { Seed } from '../backend/seed/format.ts'
import { smallSeed } from '../backend/test/small-seed.ts'
import type { Page } from '../schemas/page/page.ts'
import { productHost } from '../site/core/host.ts'
import { feedXml, findFeed } from '../site/document/feed.ts'
import { type OpenedSite, openSite, origin } from './lib/open-site.ts'

const [full, second] = smallSeed.companies
if (!full || !second) throw new Error('The small seed has two companies')
const [news] = full.news
const [material] = full.materials
if (!news || !material) throw new Error('The first company has news and materials')

const seed: Seed = {
  ...smallSeed,
  companies: [
    {
      ...full,
      news: [
        ...full.news,
        { ...news, slug: 'more', date: '2026-11-01T09:00:00Z', title: { ru: 'Ещё & ещё' } },
      ],
    },
    second,
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
const dataOf = (page: Page, type: string) =>
  page.blocks.find((block) => block.type === type)?.data as Record<string, never> | undefined

describe('news and materials of all clinics (R14 to R21)', () => {
  it('name who published each, and their categories', async () => {
    const page = await pageAt('/news')
    const data = dataOf(page, 'news-grid') as unknown as {
      items: { company: { text: string } }[]
      categories?: { isCurrent: boolean }[]
      paging: { pages: number; next: { href: string } }
    }
    expect(data.items).toHaveLength(12)
    expect(new Set(data.items.map(({ company }) => company.text))).toEqual(
      new Set([full.name.ru, second.name.ru]),
    )
    expect(data.paging).toMatchObject({ pages: 2, next: { href: '/news/page/2' } })
    expect(page.head).toMatchObject({ feed: { href: '/rss/news.xml' } })
  })

  it('have pages by category; a first page, an unknown category and one beyond the last are not there (B-14, B-23)', async () => {
    expect(await pageAt(`/uz/news/${news.category}`)).toMatchObject({ status: 200 })
    expect(await site.open(`/news/${news.category}/page/1`)).toMatchObject({
      kind: 'redirect',
      to: `/news/${news.category}`,
      status: 301,
    })
    for (const path of ['/news/unknown', '/news/page/99', '/materials/unknown', '/news/clinic/unknown'])
      expect(await pageAt(path), path).toMatchObject({ status: 404 })
  })

  it('show an article, of which search engines are told on its clinic’s site', async () => {
    const page = await pageAt(`/news/${news.category}/${news.slug}`)
    expect(page.head.canonical).toBe(`${origin}/l/${full.slug}/news/${news.category}/${news.slug}`)
    expect(page.head).toMatchObject({ alternates: [] })
    expect(page.head).not.toHaveProperty('jsonLd')
    const other = await pageAt(`/kk/materials/${material.category}/${material.slug}`)
    expect(other.head.canonical).toContain(`/l/${full.slug}/materials/${material.slug}`)
  })

  it('lead to the address with the category of the article, and on where it redirects (B-11)', async () => {
    expect(await site.open(`/news/other/${news.slug}`)).toMatchObject({
      to: `/news/${news.category}/${news.slug}`,
      status: 301,
    })
    expect(await site.open('/news/events/moved')).toMatchObject({
      to: 'https://example.org/news',
      status: 301,
    })
  })

  it('have a feed in each language, of what is written in it', async () => {
    const xml = async (path: string) => {
      const found = findFeed(path)
      if (!found) throw new Error(`${path} is no feed`)
      const source = site.openSource({ locale: found.locale, tag: () => {}, report: () => {} })
      return feedXml(source, found.feed, found.locale, productHost(origin))
    }
    const russian = await xml('/rss/news.xml')
    expect(russian).toContain('<title>Ещё &amp; ещё</title>')
    expect(russian).toContain(`<guid>${origin}/news/${news.category}/more</guid>`)
    expect(await xml('/en/rss/news.xml')).not.toContain('Ещё')
    expect(findFeed('/rss/other.xml')).toBeUndefined()
  })

  it('report no fault', () => {
    expect(site.faults).toEqual([])
  })
})
