import type { ContentSource } from '../source.ts'
import { allPages } from './all-pages.ts'

/** Articles per request. */
const size = 100

/** All that the editors of a clinic have written, of any source. */
export async function wholeSite(source: ContentSource, slug: string) {
  const company = await source.company(slug)
  const { code } = company
  const [menu, { pages }, news, materials, newsCategories, materialCategories] = await Promise.all([
    source.menu(company),
    source.landingSite(company),
    allPages((page) => source.news({ company: code, page, size })),
    allPages((page) => source.materials({ company: code, page, size })),
    source.newsCategories(code),
    source.materialCategories(code),
  ])
  return {
    company,
    menu,
    pages,
    news: await Promise.all(news.map((item) => source.newsItem(item.slug, code))),
    materials: await Promise.all(materials.map((item) => source.material(item.slug, code))),
    newsCategories,
    materialCategories,
  }
}
