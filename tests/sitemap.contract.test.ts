import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDatabase } from '../backend/content/seed-database.ts'
import { createBackend } from '../backend/create-backend.ts'
import type { Database } from '../backend/database/database.ts'
import { openDatabase } from '../backend/database/open-database.ts'
import { company } from '../backend/database/tables/index.ts'
import { silentLog } from '../backend/log.ts'
import { demoSeed } from '../backend/seed/data/index.ts'
import { sitemapSections } from '../content-adapters/entities.ts'
import { medicalApi } from '../content-adapters/medical-api/client.ts'
import type { OpenSource } from '../content-adapters/source.ts'
import { parseAddress } from '../site/address.ts'
import { respond } from '../site/respond.ts'
import { robots } from '../site/robots.ts'
import { sitemapFile, sitemapIndex } from '../site/sitemap.ts'

const origin = 'https://shipa.example'
const credentials = { id: 'test', secret: 'a secret of the tests' }

let db: Database
let openSource: OpenSource
const problems: unknown[] = []

beforeAll(async () => {
  db = await openDatabase({ dataDir: 'memory://' })
  await seedDatabase(db, demoSeed)
  const backend = createBackend({ db, credentials: [credentials], integrators: [], log: silentLog })
  openSource = medicalApi({
    fetch: backend.fetch,
    baseUrl: 'http://localhost',
    credentials,
    externalDomain: 'localhost',
    timeoutMs: 10_000,
  })
}, 60_000)
afterAll(() => db.close())

const open = () => openSource({ locale: 'ru', tag: () => {}, report: (problem) => problems.push(problem) })

type Listed = { loc: string; lastmod: string | undefined; alternates: { hreflang: string; href: string }[] }

/** What a file lists, as a search engine reads it. */
function read(xml: string): Listed[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, url = '']) => ({
    loc: /<loc>([^<]*)<\/loc>/.exec(url)?.[1] ?? '',
    lastmod: /<lastmod>([^<]*)<\/lastmod>/.exec(url)?.[1],
    alternates: [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, hreflang = '', href = '']) => ({ hreflang, href }),
    ),
  }))
}

const list = async (section: (typeof sitemapSections)[number]) =>
  read((await sitemapFile(open(), origin, section, 1)) ?? '')
const all = async () => (await Promise.all(sitemapSections.map(list))).flat()

const pageAt = async (loc: string) => {
  const outcome = await respond(new URL(loc).pathname, {
    openSource,
    origin,
    report: () => {},
    onError: () => {},
  })
  return outcome.kind === 'page' ? outcome.page : undefined
}

/** The demo clinics and every twentieth address of the others: drawing all of them takes a minute. */
const sample = (listed: Listed[]) =>
  listed.filter(({ loc }, index) => loc.includes('/l/demo-') || !loc.includes('/l/') || index % 20 === 0)

describe('the sitemap', () => {
  it('has a file for every section that has pages', async () => {
    const index = await sitemapIndex(open(), origin)
    const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)
    expect(files).toEqual(sitemapSections.map((name) => `${origin}/sitemaps/${name}-1.xml`))
    expect(await sitemapFile(open(), origin, 'companies', 2)).toBeUndefined()
  })

  it('names each address once', async () => {
    const addresses = (await all()).map(({ loc }) => loc)
    expect(addresses.length).toBeGreaterThan(300)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('lists only pages that are there and may be listed, with the languages that they name themselves', async () => {
    for (const { loc, alternates } of sample(await all())) {
      const page = await pageAt(loc)
      expect([loc, page?.status, page?.head.robots]).toEqual([loc, 200, undefined])
      expect([loc, page?.head.canonical]).toEqual([loc, loc])
      expect([loc, page?.head.alternates]).toEqual([loc, alternates])
    }
    expect(problems).toEqual([])
  }, 120_000)

  it('lists the pages of a clinic’s menu, its news and its doctors', async () => {
    const demo = demoSeed.companies[0]
    const paths = (await all()).map(({ loc }) => new URL(loc).pathname)
    expect(paths).toEqual(expect.arrayContaining(['/l/demo-dent', '/kk/l/demo-dent/about']))
    expect(paths).toContain(`/l/demo-dent/news/${demo?.news[0]?.category}/${demo?.news[0]?.slug}`)
    expect(paths).toContain(`/l/demo-dent/specialists/${demo?.specialists[0]?.slug}`)
  })

  it('says when news were published', async () => {
    for (const { lastmod } of await list('news')) expect(Date.parse(lastmod ?? '')).toBeGreaterThan(0)
  })

  it('lists nothing of a clinic that is not published', async () => {
    const publish = (isPublished: boolean) =>
      db.orm.update(company).set({ isPublished }).where(eq(company.slug, 'demo-dent'))
    await publish(false)
    const paths = (await all()).map(({ loc }) => parseAddress(new URL(loc).pathname)?.path)
    await publish(true)
    expect(paths.filter((path) => path?.startsWith('/l/demo-dent'))).toEqual([])
  })
})

describe('robots.txt', () => {
  it('closes no page that the sitemap lists, and names the sitemap', async () => {
    const text = robots(origin)
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const closed = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path)
    expect(closed).toContain('/kk/profile')
    for (const { loc } of await all()) {
      const { pathname } = new URL(loc)
      expect(closed.filter((path) => pathname.startsWith(path))).toEqual([])
    }
  })
})
