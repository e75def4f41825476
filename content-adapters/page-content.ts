import type { LocalizedText } from '../schemas/localized.ts'
import type { StoredBlock } from '../schemas/page.ts'
import type { Image, Specialist } from './entities.ts'

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
  /** What the page is about beside its site, for search engines (F28). */
  subject?: PageSubject
}

/** `date` is the instant of publication of `news`, of the last change of another `article`, UTC. */
export type PageSubject =
  | { kind: 'specialist'; specialist: Specialist }
  | { kind: 'news' | 'article'; date: string; author?: string }
