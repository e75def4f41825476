import { expect } from 'vitest'
import { locales } from '../../../locales/locale.ts'
import type { Article } from '../../entities/article.ts'
import type { MenuItem } from '../../entities/menu.ts'
import { expectMissing, type FacetPromise, firstOf, nobody, taggedAlways } from './promise.ts'

const newestFirst = (articles: readonly Article[]) => {
  const dates = articles.map(({ date }) => date)
  expect(dates, 'the newest comes first').toEqual(dates.toSorted().reverse())
}

/** Fails unless an article that was opened has what its list says, and the list says where readers are sent: the sitemap leaves such articles out. */
function expectAsListed(opened: Article, listed: Article): void {
  expect(opened, 'an article that is opened has what its list says').toMatchObject(listed)
  expect(listed.redirect, '`redirect` is in the list too').toBe(opened.redirect)
}

const linksOf = (items: readonly MenuItem[]): unknown[] =>
  items.flatMap((item) => [item.link, ...linksOf(item.items)])

const missing = (['newsItem', 'material', 'customPage'] as const).map(
  (method): FacetPromise<'editorial'> => ({
    says: `answers 404 for what ${method} does not find, with a tag`,
    about: [method],
    keeps: (read) => expectMissing(read(), (source) => source[method](nobody)),
  }),
)

export const editorialPromises: readonly FacetPromise<'editorial'>[] = [
  ...missing,
  {
    says: 'answers 404 for a section that nobody shares, with a tag',
    about: ['sharedSection'],
    keeps: async (read, facts) => {
      const { code } = await read().source.company(facts.company)
      await expectMissing(read(), (source) => source.sharedSection(code, nobody))
    },
  },
  {
    says: 'gives a menu whose entries all lead somewhere',
    about: ['menu'],
    keeps: async (read, facts) => {
      const { source } = read()
      const menu = await source.menu(await source.company(facts.company))
      firstOf(menu, 'a menu')
      for (const link of linksOf(menu))
        expect(link, 'an entry that leads nowhere is left out').toMatchObject({ kind: expect.any(String) })
    },
  },
  {
    says: 'gives a stored page alone as it gives it among all, and an empty site where there is none',
    about: ['landingSite'],
    keeps: async (read, facts) => {
      const { source } = read()
      const company = await source.company(facts.company)
      const { pages } = await source.landingSite(company)
      for (const slug of Object.keys(pages).slice(0, 1))
        expect((await source.landingSite(company, slug)).pages[slug]).toEqual(pages[slug])
      expect((await source.landingSite(company, nobody)).pages).not.toHaveProperty(nobody)
    },
  },
  {
    says: 'gives news of the company, the newest first, each of which can be opened, and no more than are asked for',
    about: ['news', 'newsItem'],
    keeps: async (read, facts) => {
      const { source, tags } = read()
      const { code } = await source.company(facts.company)
      const news = await source.news({ company: code })
      expect(news, 'without a page it is the first').toMatchObject({ page: 1 })
      expect(news.total, '`total` counts all pages').toBeGreaterThanOrEqual(news.items.length)
      newestFirst(news.items)
      const first = firstOf(news.items, 'news')
      expectAsListed(await source.newsItem(first.slug, code), first)
      const one = await source.news({ company: code, size: 1 })
      expect(one, '`size` is how many are given, of the same list').toMatchObject({
        items: [first],
        total: news.total,
      })
      expect(tags, taggedAlways).not.toEqual([])
    },
  },
  {
    says: 'gives the texts of news in all languages, in whichever the page is',
    about: ['news'],
    keeps: async (read, facts) => {
      const { code } = await read().source.company(facts.company)
      const known = await read().source.news({ company: code })
      for (const locale of locales)
        expect(
          await read(locale).source.news({ company: code }),
          `${locale}: texts have all languages, the page chooses`,
        ).toEqual(known)
    },
  },
  {
    says: 'gives materials of the company in their categories, each of which can be opened',
    about: ['materials', 'materialCategories', 'material'],
    keeps: async (read, facts) => {
      const { source } = read()
      const { code } = await source.company(facts.company)
      const [materials, categories] = await Promise.all([
        source.materials({ company: code, byCategory: true }),
        source.materialCategories(code),
      ])
      expect(materials.total).toBeGreaterThanOrEqual(materials.items.length)
      for (const { category } of materials.items)
        expect(
          categories.map(({ slug }) => slug),
          '`materialCategories` has the categories of all materials',
        ).toContain(category.slug)
      for (const material of materials.items.slice(0, 1))
        expectAsListed(await source.material(material.slug, code), material)
    },
  },
  {
    says: 'gives redirects from paths of the site',
    about: ['redirects'],
    keeps: async (read) => {
      for (const { from, status } of await read().source.redirects()) {
        expect(from).toMatch(/^\//)
        expect([301, 302]).toContain(status)
      }
    },
  },
]
