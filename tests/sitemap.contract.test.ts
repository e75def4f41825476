import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { company } from '../backend/database/tables/index.ts'
import type { MenuItem } from '../content-adapters/entities/menu.ts'
import { sitemapSections } from '../content-adapters/entities/sitemap.ts'
import type { EditorialSource } from '../content-adapters/source/editorial.ts'
import { withFacets } from '../content-adapters/source/with-facets.ts'
import { demoSeed } from '../demo/index.ts'
import { slugify } from '../schemas/formats/slug.ts'
import { tags } from '../schemas/tags.ts'
import { parseAddress } from '../site/core/address.ts'
import { productHost } from '../site/core/host.ts'
import { robots } from '../site/robots.ts'
import { readFilePath, sitemapFile, sitemapIndex } from '../site/sitemap.ts'
import { type OpenedSite, openSite, origin } from './lib/open-site.ts'

let site: OpenedSite
const problems: unknown[] = []
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.db.close())

const open = () =>
  site.openSource({ locale: 'ru', tag: () => {}, report: (problem) => problems.push(problem) })

type Listed = { loc: string; lastmod: string | undefined; alternates: { hreflang: string; href: string }[] }

/** Parses a file of the sitemap. */
function read(xml: string): Listed[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, url = '']) => ({
    loc: /<loc>([^<]*)<\/loc>/.exec(url)?.[1] ?? '',
    lastmod: /<lastmod>([^<]*)<\/lastmod>/.exec(url)?.[1],
    alternates: [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, hreflang = '', href = '']) => ({ hreflang, href }),
    ),
  }))
}

const directory = { host: productHost(origin) }
/** All files of a section. */
async function list(section: (typeof sitemapSections)[number]): Promise<Listed[]> {
  const files = section === 'pages' ? [{ section }] : await open().sitemapFiles()
  const ofSection = files.filter((file) => file.section === section)
  const texts = await Promise.all(ofSection.map((file) => sitemapFile(open(), directory, file)))
  return texts.flatMap((text) => read(text ?? ''))
}
const all = async () => (await Promise.all(sitemapSections.map(list))).flat()

const pageAt = async (loc: string) => {
  const outcome = await site.open(new URL(loc).pathname)
  return outcome.kind === 'page' ? outcome.page : undefined
}

/** The demo clinics and every twentieth address of the others: drawing all of them takes a minute. */
const sample = (listed: Listed[]) =>
  listed.filter(({ loc }, index) => loc.includes('/l/demo-') || index % 20 === 0)

describe('the sitemap (R118)', () => {
  it('has a file for every section that has pages', async () => {
    const index = await sitemapIndex(open(), directory)
    const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)
    const filled = await Promise.all(
      sitemapSections.map(async (name) => ((await list(name)).length > 0 ? [name] : [])),
    )
    expect(filled.flat().length).toBeGreaterThan(3)
    // The files of lists have a section of the directory each, and services last.
    const places = (name: string) =>
      name === 'lists' ? ['1', 'from-doctors', 'from-other', 'from-services'] : ['1']
    expect(files).toEqual(
      filled.flat().flatMap((name) => places(name).map((place) => `${origin}/sitemaps/${name}-${place}.xml`)),
    )
  })

  it('has a file of its own for a site that comes from elsewhere, with the pages that it has there', async () => {
    const at = (listed: Listed[]) => listed.filter(({ loc }) => /\/l\/demo-dent(\/|$)/.test(loc))
    const here = at(await all())
    const entry: MenuItem = {
      title: { ru: 'Там' },
      slug: 'there',
      link: { kind: 'page', path: '/there' },
      items: [],
    }
    const page = { title: { ru: 'Там', kk: 'Сонда' }, blocks: [] }
    const laid = (editorial: Partial<EditorialSource>) => () =>
      withFacets(site.openSource, { companies: { '1001': { editorial: { openSource: () => editorial } } } })({
        locale: 'ru',
        tag: () => {},
        report: (problem) => problems.push(problem),
      })
    const file = { section: 'sites', from: 'demo-dent' } as const
    const same = laid({})
    expect(await sitemapIndex(same(), directory)).toContain(
      `<loc>${origin}/sitemaps/sites-from-demo-dent.xml</loc>`,
    )
    const byAddress = (listed: Listed[]) => listed.toSorted((a, b) => (a.loc < b.loc ? -1 : 1))
    expect(byAddress(read((await sitemapFile(same(), directory, file)) ?? ''))).toEqual(byAddress(here))
    const [companies] = (await same().sitemapFiles()).filter(({ section }) => section === 'companies')
    expect(at(read((await sitemapFile(same(), directory, companies ?? file)) ?? ''))).toEqual([])
    const news = async () => {
      const { items, ...rest } = await open().news({ company: '1001' })
      return { ...rest, items: items.map((item, at) => ({ ...item, ...(at === 0 && { redirect: '/' }) })) }
    }
    const other = laid({
      menu: async () => [entry],
      landingSite: async () => ({ pages: { there: page } }),
      news,
    })
    const found = read((await sitemapFile(other(), directory, file)) ?? '').map(
      ({ loc }) => new URL(loc).pathname,
    )
    expect(found).toEqual(expect.arrayContaining(['/l/demo-dent/there', '/kk/l/demo-dent/there']))
    expect(found).not.toContain('/uz/l/demo-dent/there')
    expect(found).not.toContain('/l/demo-dent/contacts')
    const [moved, stays] = (await news()).items
    expect(found.some((path) => path.endsWith(`/${moved?.slug}`))).toBe(false)
    expect(found.some((path) => path.endsWith(`/${stays?.slug}`))).toBe(true)
    expect(await sitemapFile(open(), directory, file)).toBeUndefined()
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
  })

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

  it('lists services that at least three clinics offer', async () => {
    const named = demoSeed.companies.flatMap(({ code, services }) =>
      services.map(({ name }) => `${slugify(name.ru)} ${code}`),
    )
    const offered = Map.groupBy(new Set(named), (one) => one.split(' ')[0] ?? '')
    const frequent = [...offered].flatMap(([slug, of]) =>
      of.length >= 3 ? [`/companies/services/${slug}`] : [],
    )
    const paths = (await all()).map(({ loc }) => new URL(loc).pathname)
    const listed = paths.filter((path) => /^\/companies\/services\/[^/]+$/.test(path))
    expect(listed.toSorted()).toEqual(frequent.toSorted())
    expect(frequent.length).toBeGreaterThan(0)
  })

  it('lists nothing of a clinic that is not published', async () => {
    const publish = async (isPublished: boolean) => {
      await site.db.orm.update(company).set({ isPublished }).where(eq(company.slug, 'demo-dent'))
      site.forget([tags.companies, tags.news, tags.materials])
    }
    await publish(false)
    const paths = (await all()).map(({ loc }) => parseAddress(new URL(loc).pathname)?.path)
    await publish(true)
    expect(paths.filter((path) => path?.startsWith('/l/demo-dent'))).toEqual([])
  })
})

describe('a section with more pages than a file may have', () => {
  const added = 2600
  const doctors = async () => (await open().sitemapFiles()).filter(({ section }) => section === 'specialists')
  beforeAll(async () => {
    await site.db.orm.execute(sql`
      insert into specialist (company_code, code, slug, position, last_name, name)
      select '1001', 'many-' || n, 'many-' || n, 1000 + n, '{"ru": "Много", "kk": "Көп"}', '{"ru": "Их"}'
      from generate_series(1, ${added}::int) as n`)
    site.forget(['*'])
  })
  afterAll(async () => {
    await site.db.orm.execute(sql`delete from specialist where code like 'many-%'`)
    site.forget(['*'])
  })

  it('has several files, which together list each address once', async () => {
    const files = await doctors()
    expect(files.map(({ from }) => from)).toEqual([undefined, expect.stringMatching(/^1\d+~[a-z0-9-]+$/)])
    const index = await sitemapIndex(open(), directory)
    for (const file of files) {
      const path = `/sitemaps/specialists-${file.from === undefined ? '1' : `from-${file.from}`}.xml`
      expect(index).toContain(`<loc>${origin}${path}</loc>`)
      expect(readFilePath(path)).toEqual(file)
    }
    const addresses = (await list('specialists')).map(({ loc }) => loc)
    expect(new Set(addresses).size).toBe(addresses.length)
    const many = addresses.filter((loc) => /\/many-\d+$/.test(loc))
    expect(many.length).toBe(2 * added)
  })

  it('has no file at a later number, and none at a key of nobody', async () => {
    expect(readFilePath('/sitemaps/specialists-2.xml')).toBeUndefined()
    for (const from of ['1001~nobody', '1001', 'zzz'])
      expect(await sitemapFile(open(), directory, { section: 'specialists', from })).toBeUndefined()
  })
})

describe('robots.txt (R118)', () => {
  it('closes no page that the sitemap lists, and names the sitemap', async () => {
    const text = robots(origin)
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const rules = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, rule = '']) => rule)
    const closing = (path: string) =>
      rules.filter((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))
    for (const path of ['/pro', '/kk/profile', '/uz/profile/visits', '/auth?next=/pro', '/page/view/p/x'])
      expect(closing(path)).toHaveLength(1)
    const paths = (await all()).map(({ loc }) => new URL(loc).pathname)
    expect(paths).toContain('/promotion')
    expect(paths.filter((path) => closing(path).length > 0)).toEqual([])
  })
})
