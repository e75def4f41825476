import type { LocalizedText } from '../schemas/core/localized.ts'
import type { StoredBlock } from '../schemas/page/page.ts'
import type { Company } from './entities/company.ts'
import type { Specialist } from './entities/doctor.ts'
import type { Image } from './entities/image.ts'
import type { PageOrigin } from './entities/site.ts'

/** A page in all languages, before its data is loaded and a language is selected. */
export type PageContent = {
  title: LocalizedText
  /** In place of the title and the clinic's name, for search engines. */
  searchTitle?: LocalizedText
  description?: LocalizedText
  /** Keywords for search engines, separated by commas. */
  keywords?: LocalizedText
  /** Picture for social networks; `isImageChosen` if an editor chose it in place of a drawn one. */
  image?: Image
  isImageChosen?: true
  type: 'website' | 'article'
  blocks: StoredBlock[]
  sidebar: StoredBlock[]
  robots?: 'noindex'
  /** Pages above it that no menu has, from the top. */
  above?: { title: LocalizedText; path: string }[]
  /** The version of a clinic's site in which the page last changed, or that of an article. */
  version?: number
  /** The document of its blocks in another source. */
  origin?: PageOrigin
  /** Type of the block with the page's main content: if its data cannot be read, visitors are asked to come again. */
  mainBlock?: string
  /** Main subject of the page, for search engines (F28). */
  subject?: PageSubject
}

/** `company` is the profile of a company in the directory, `person` that of a doctor with their clinics. `date` is the instant of publication for `news`, otherwise of the last change, UTC. */
export type PageSubject =
  | { kind: 'company' }
  | { kind: 'person'; slug: string; specialist: Specialist; companies: Company[] }
  | { kind: 'specialist'; specialist: Specialist }
  | { kind: 'news' | 'article'; date: string; author?: LocalizedText }
