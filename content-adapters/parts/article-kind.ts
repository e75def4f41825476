import { paths } from './paths.ts'

/** Differences between news and materials: how they are loaded, and their paths. */
export type ArticleKind = {
  list: 'news' | 'materials'
  categories: 'newsCategories' | 'materialCategories'
  one: 'newsItem' | 'material'
  /** True where the list of all has a heading for each category. */
  byCategory: boolean
  /** Page `page` of those of a category or of all. */
  listPath: (category: string | undefined, page: number) => string
  itemPath: (item: { slug: string; category: { slug: string } }) => string
}

export const newsKind: ArticleKind = {
  list: 'news',
  categories: 'newsCategories',
  one: 'newsItem',
  byCategory: false,
  listPath: paths.newsList,
  itemPath: ({ category, slug }) => paths.newsItem(category.slug, slug),
}

export const materialKind: ArticleKind = {
  list: 'materials',
  categories: 'materialCategories',
  one: 'material',
  byCategory: true,
  listPath: paths.materialList,
  itemPath: ({ slug }) => paths.material(slug),
}
