import type { LinkTarget } from '../../schemas/core/link.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { MenuKind } from '../../schemas/menu/menu-kind.ts'

/**
 * A menu entry after applying rules V-10 to V-15 and V-21; `path` is relative to the site and contains neither language nor
 * company.
 */
export type MenuItem = {
  title: LocalizedText
  slug: string
  link: LinkTarget
  /** Absent for a custom page, an external address, and a single news item or material. */
  kind?: MenuKind
  items: MenuItem[]
}
