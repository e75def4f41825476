import type { LocalizedRich, LocalizedText } from '../../schemas/core/localized.ts'
import type { PagePicture, StoredBlock } from '../../schemas/page/page.ts'

/** The site of a company: its stored pages by slug (`''` is the index). Those of a draft are shown to its editors before the menu links to them. */
export type LandingSite = { pages: Record<string, StoredPage>; isDraft?: boolean }

export type StoredPage = {
  title: LocalizedText
  /** In place of the title, for search engines. */
  searchTitle?: LocalizedText
  description?: LocalizedText
  /** Picture for social networks. */
  image?: PagePicture
  blocks: StoredBlock[]
  /** The version of the site in which the page last changed, if it was published by the builder. */
  version?: number
  origin?: PageOrigin
}

/** The document that a page of another source is made of; `isJudged` if the source has reported what is wrong with its blocks. */
export type PageOrigin = { document: string; isJudged?: true }

export type CustomPage = {
  slug: string
  title: LocalizedText
  description?: LocalizedText
  /** Keywords for search engines, separated by commas. */
  keywords?: LocalizedText
  content?: LocalizedRich
  /** Used instead of `content`. */
  blocks?: StoredBlock[]
  redirect?: string
}
