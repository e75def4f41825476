import type { LinkTarget } from '../../schemas/core/link.ts'
import { isBlank, type LocalizedText } from '../../schemas/core/localized.ts'
import { hiddenPages } from '../../schemas/design/hidden-pages.ts'
import { type JudgedEntry, judgeMenu, type MenuEntryFacts } from '../../schemas/menu/judge-menu.ts'
import { menuTypes } from '../../schemas/menu/menu-kind.ts'
import { slugOfKind } from '../../schemas/menu/menu-slug.ts'
import { relation } from '../../schemas/menu/menu-target.ts'
import type { Company } from '../entities/company.ts'
import type { MenuItem } from '../entities/menu.ts'
import { withoutUndefined } from './without-undefined.ts'

/** An entry of a menu as an editor stores it (`menuSchema`), at any level. */
export type StoredEntry = {
  title: LocalizedText
  link: LinkTarget
  hidden?: boolean | undefined
  items?: readonly StoredEntry[] | undefined
}

type Owner = Pick<Company, 'emailForIssues' | 'isOnlineEntryActive' | 'settings'>

/** A stored menu as visitors see it, by the rules of ours. `emptyTypes` are the types of entries whose pages would be empty. */
export function menuOfStored(
  menu: readonly StoredEntry[],
  owner: Owner,
  emptyTypes: readonly number[] = [],
): MenuItem[] {
  const facts = {
    takesQuestions: Boolean(owner.emailForIssues),
    takesBookings: owner.isOnlineEntryActive,
    emptyTypes,
    hiddenPages: hiddenPages(owner.settings),
  }
  return judgeMenu(menu, factsOf, facts).flatMap(shownEntry)
}

function factsOf({ title, link, hidden = false, items }: StoredEntry): MenuEntryFacts<StoredEntry> {
  const shared = { hasName: !isBlank(title), isHidden: hidden, items: items?.length ? items : undefined }
  if (link.kind !== 'page') return { ...shared, relationType: relation.external, relationCode: hrefOf(link) }
  const slug = link.path.replace(/^\//, '')
  const [type] = menuTypes.find(([, kind]) => slugOfKind(kind) === slug) ?? []
  if (type !== undefined) return { ...shared, type }
  // An article, or a page with a query: its path is its address.
  if (!/^[a-z0-9-]+$/.test(slug))
    return { ...shared, relationType: relation.external, relationCode: link.path }
  return { ...shared, relationType: relation.page, relationCode: slug }
}

function hrefOf(link: Exclude<LinkTarget, { kind: 'page' }>): string {
  if (link.kind === 'url') return link.href
  return link.kind === 'email' ? `mailto:${link.address}` : `tel:${link.number}`
}

function shownEntry({ item, slug, link, kind, reason, items }: JudgedEntry<StoredEntry>): MenuItem[] {
  if (reason || !link) return []
  const below = items?.flatMap(shownEntry) ?? []
  return [
    withoutUndefined({
      title: item.title,
      slug,
      link: below.length > 0 ? link : item.link,
      kind,
      items: below,
    }),
  ]
}

/** The menu that visitors see, as an editor stores it; `menuOfStored` is the inverse. */
export const storedMenu = (menu: readonly MenuItem[]): StoredEntry[] =>
  menu.map(({ title, link, items }) => ({
    title,
    link,
    ...(items.length > 0 && { items: storedMenu(items) }),
  }))
