import { describe, expect, it } from 'vitest'
import { locales, localizePath } from '../../locales/locale.ts'
import type { Block } from '../../schemas/page/page.ts'
import { validateBlock } from '../../schemas/page/validate-page.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import { resolveBlocks } from '../resolve-blocks.ts'
import { type OpenSource, SourceError, type SourceProblem } from '../source.ts'
import { isStored, sitePages } from './site-pages.ts'

/** Facts about the source: a clinic with news, doctors and a menu. */
export type ConformanceFacts = { company: string; now: Date }

const flat = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...flat(block.children ?? [])])

/**
 * The complete site of a clinic: path → resolved blocks in each language. Equal for every source with the same
 * content.
 */
export async function siteTree(openSource: OpenSource, { company: slug, now }: ConformanceFacts) {
  const problems: SourceProblem[] = []
  const tags = new Set<string>()
  const tree: Record<string, Block[]> = {}
  for (const locale of locales) {
    const report = (problem: SourceProblem) => problems.push(problem)
    const source = openSource({ locale, tag: (tag) => tags.add(tag), report })
    const company = await source.company(slug)
    const pageHref = (path: string) => localizePath(`/l/${company.slug}${path === '/' ? '' : path}`, locale)
    const context = { source, locale, company, now, expires: () => {}, pageHref, report }
    for (const [path, page] of Object.entries(await sitePages(source, slug))) {
      tree[`${locale} ${path}`] = await resolveBlocks([...page.blocks, ...page.sidebar], context)
    }
  }
  return { tree, problems, tags }
}

/**
 * Tests that every content source must pass. Call it in a test file of the source: `describeSource('medical API', ()
 * => openSource, { company: 'demo-dent', now })`.
 */
export function describeSource(
  name: string,
  open: () => OpenSource | Promise<OpenSource>,
  facts: ConformanceFacts,
) {
  const opened = async () => (await open())({ locale: 'ru', tag: () => {}, report: () => {} })
  const company = async () => (await opened()).company(facts.company)

  describe(`${name} as a content source`, () => {
    it('finds a company by its slug and by its code', async () => {
      const source = await opened()
      const bySlug = await source.company(facts.company)
      expect(await source.company(bySlug.code)).toEqual(bySlug)
    })

    it.each(['company', 'newsItem', 'material', 'customPage'] as const)(
      'says 404 for an unknown thing of %s',
      async (method) => {
        const source = await opened()
        const error = await source[method]('nobody-has-this').catch((reason: unknown) => reason)
        expect(error).toBeInstanceOf(SourceError)
        expect(error).toMatchObject({ status: 404 })
      },
    )

    it('lists the company among those of its city, each with an address of its own', async () => {
      const cities = await (await opened()).companiesByCity()
      const companies = cities.flatMap((city) => city.companies)
      for (const city of cities) expect(city.count).toBeGreaterThanOrEqual(city.companies.length)
      expect(companies.map(({ slug }) => slug)).toContain(facts.company)
      expect(new Set(companies.map(({ slug }) => slug)).size).toBe(companies.length)
    })

    it('lists the company in the directory, and says 404 for a city that there is not', async () => {
      const source = await opened()
      const { kind } = await company()
      const section = kind === 'clinic' ? 'clinics' : kind === 'doctor' ? 'doctors' : 'other'
      const query = { section, page: 1, flags: [] } as const
      const list = await source.listing(query)
      expect(list.items.map(({ slug }) => slug)).toContain(facts.company)
      expect(list.total).toBeGreaterThanOrEqual(list.items.length)
      await expect(source.listing({ ...query, city: 'nowhere' })).rejects.toMatchObject({ status: 404 })
    })

    it('gives a menu whose entries all lead somewhere', async () => {
      const menu = await (await opened()).menu(await company())
      const links = (items: typeof menu): unknown[] =>
        items.flatMap((item) => [item.link, ...links(item.items)])
      expect(menu.length).toBeGreaterThan(0)
      for (const link of links(menu)) expect(link).toMatchObject({ kind: expect.any(String) })
    })

    it('gives news of the company, the newest first, each of which can be opened', async () => {
      const source = await opened()
      const { code } = await company()
      const news = await source.news({ company: code })
      expect(news).toMatchObject({ page: 1 })
      expect(news.total).toBeGreaterThanOrEqual(news.items.length)
      const dates = news.items.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted().reverse())
      const first = news.items[0]
      if (!first) throw new Error('The company of the facts needs news')
      expect(await source.newsItem(first.slug)).toMatchObject(first)
    })

    it('gives materials of the company in their categories, each of which can be opened', async () => {
      const source = await opened()
      const { code } = await company()
      const [materials, categories] = await Promise.all([
        source.materials({ company: code, byCategory: true }),
        source.materialCategories(code),
      ])
      expect(materials.total).toBeGreaterThanOrEqual(materials.items.length)
      for (const { category } of materials.items)
        expect(categories.map(({ slug }) => slug)).toContain(category.slug)
      for (const material of materials.items.slice(0, 1))
        expect(await source.material(material.slug)).toMatchObject(material)
    })

    it('gives doctors, each of whom can be opened', async () => {
      const source = await opened()
      const { code } = await company()
      const first = (await source.specialists(code))[0]
      if (!first) throw new Error('The company of the facts needs doctors')
      expect(await source.specialist(code, first.slug)).toMatchObject(first)
    })

    it('gives each thing of one reader once', async () => {
      const source = await opened()
      expect(await source.services(facts.company)).toEqual(await source.services(facts.company))
    })

    it('gives composed pages that pass their schemas', async () => {
      const source = await opened()
      for (const [path, page] of Object.entries(await sitePages(source, facts.company))) {
        if (isStored(path)) continue
        const problems = [...page.blocks, ...page.sidebar].flatMap((block) =>
          validateBlock(block, blockDefinitions),
        )
        expect(problems, path).toEqual([])
      }
    })

    it('gives the same site twice, without faults in composed pages, and says what it read', async () => {
      const openSource = await open()
      const { tree, problems, tags } = await siteTree(openSource, facts)
      for (const [path, blocks] of Object.entries(tree)) {
        if (path.includes('stored:')) continue
        expect(
          flat(blocks).filter(({ fault }) => fault),
          path,
        ).toEqual([])
        expect(blocks.length, path).toBeGreaterThan(0)
      }
      expect(problems.filter(({ request }) => request !== 'blocks')).toEqual([])
      expect(tags.size).toBeGreaterThan(3)
      expect((await siteTree(openSource, facts)).tree).toEqual(tree)
    })
  })
}
