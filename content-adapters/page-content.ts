import type { LocalizedText } from '../schemas/localized.ts'
import type { StoredBlock } from '../schemas/page.ts'
import type { Image } from './entities.ts'

/** What an adapter makes of an answer: a page in all languages, before data is loaded and a language picked. */
export type PageContent = {
  title: LocalizedText
  description?: LocalizedText
  /** Words for search engines, separated by commas. */
  keywords?: LocalizedText
  /** Picture for social networks. */
  image?: Image
  type: 'website' | 'article'
  blocks: StoredBlock[]
  sidebar: StoredBlock[]
  robots?: 'noindex'
}
