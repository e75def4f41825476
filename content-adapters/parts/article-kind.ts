import { tags } from '../../schemas/tags.ts'
import { paths } from './paths.ts'

/** Differences between news and materials: how they are loaded, their tags, and their paths. */
export type ArticleKind = {
  list: 'news' | 'materials'
  categories: 'newsCategories' | 'materialCategories'
  one: 'newsItem' | 'material'
  /** The tag of the articles of a company, by its code. */
  listTag: (company: string) => string
  /** The tag of one article, by its slug. */
  itemTag: (slug: string) => string
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
  listTag: tags.newsOf,
  itemTag: tags.newsItem,
  byCategory: false,
  listPath: paths.newsList,
  itemPath: ({ category, slug }) => paths.newsItem(category.slug, slug),
}

export const materialKind: ArticleKind = {
  list: 'materials',
  categories: 'materialCategories',
  one: 'material',
  listTag: tags.materialsOf,
  itemTag: tags.material,
  byCategory: true,
  listPath: paths.materialList,
  itemPath: ({ slug }) => paths.material(slug),
}

/** The kinds of articles of a clinic's site, by the names of their lists. */
export const articleKinds: Readonly<Record<ArticleKind['list'], ArticleKind>> = {
  news: newsKind,
  materials: materialKind,
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
