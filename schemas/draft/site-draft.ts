import type { Localized, LocalizedText } from '../core/localized.ts'
import type { SiteSettings } from '../design/site-settings.ts'
import type { ThemeChoice } from '../design/theme.ts'
import type { PagePicture, StoredBlock } from '../page/page.ts'
import type { Template } from '../page/template.ts'

/** A page of a draft; `slug` is empty for the index. Its key in `SiteDraft.pages` stays when the slug changes. */
export type DraftPage = {
  slug: string
  title: LocalizedText
  /** In place of the title, for search engines. */
  searchTitle?: LocalizedText
  description?: LocalizedText
  /** Picture for social networks. */
  image?: PagePicture
  blocks: StoredBlock[]
}

/** An entry of a menu (C-21) with an id that is unique in the menu. Absent `items` is a leaf (V-14). */
export type DraftMenuItem = {
  id: string
  name: Localized<string>
  /** 1–13 as in C-21; 0 for an entry that only has a relation or an alias. */
  type: number
  /** 1 page, 2 material or news item, 3 external address. */
  relationType?: number
  relationCode?: string
  alias?: string
  isHidden: boolean
  items?: DraftMenuItem[]
}

/** All parts of a clinic's site that its staff change and publish together (D-SITE). */
export type SiteDraft = {
  design: { template: Template; theme: ThemeChoice; settings?: SiteSettings }
  menu: DraftMenuItem[]
  pages: Record<string, DraftPage>
  /** The Russian words that texts were translated from, if these have changed since (`sources.ts`). Visitors do not get them. */
  sources?: Record<string, string>
}
