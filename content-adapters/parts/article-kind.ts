import { paths } from './paths.ts'

/** Differences between news and materials: how they are loaded, and their paths. */
export type ArticleKind = {
  list: 'news' | 'materials'
  categories: 'newsCategories' | 'materialCategories'
  one: 'newsItem' | 'material'
  /** True if the complete list is grouped by category. */
  byCategory: boolean
  /** Path of a page of the list, of one category or all. */
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

/** Materials of the directory have other paths than those of a clinic's site. */
export const directoryMaterialKind: ArticleKind = {
  ...materialKind,
  listPath: paths.directoryMaterialList,
  itemPath: ({ category, slug }) => paths.directoryMaterial(category.slug, slug),
}

/** The kind of materials of a clinic's site, or of the directory without a company. */
export const materialKindOf = (company: unknown): ArticleKind =>
  company ? materialKind : directoryMaterialKind
