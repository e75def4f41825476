import { hiddenPages } from '../../../schemas/design/hidden-pages.ts'
import { type JudgedEntry, judgeMenu, type MenuEntryFacts } from '../../../schemas/menu/judge-menu.ts'
import type { Company } from '../../entities/company.ts'
import type { MenuItem } from '../../entities/menu.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import type { RawMenuItem } from '../raw/menu-item.ts'
import { textOf } from './parts.ts'

type Owner = Pick<Company, 'emailForIssues' | 'isOnlineEntryActive' | 'settings'>

/**
 * The menu as visitors see it, by `judgeMenu`. `emptyTypes` are the types of entries whose pages would be empty.
 */
export function menuFromRaw(
  items: readonly RawMenuItem[],
  { emailForIssues, isOnlineEntryActive, settings }: Owner,
  emptyTypes: readonly number[] = [],
): MenuItem[] {
  const facts = {
    takesQuestions: Boolean(emailForIssues),
    takesBookings: isOnlineEntryActive,
    emptyTypes,
    hiddenPages: hiddenPages(settings),
  }
  return judgeMenu(items, factsOf, facts).flatMap(shownEntry)
}

const factsOf = (raw: RawMenuItem): MenuEntryFacts<RawMenuItem> => ({
  hasName: textOf(raw, 'MENU_ITEM_NAME') !== undefined,
  type: raw.MENU_ITEM_TYPE_CODE,
  relationType: raw.RELATION_TYPE,
  relationCode: raw.RELATION_CODE,
  alias: raw.ALIAS,
  isHidden: raw.IS_HIDDEN ?? false,
  items: raw.items,
})

function shownEntry({ item, slug, link, kind, reason, items }: JudgedEntry<RawMenuItem>): MenuItem[] {
  const title = textOf(item, 'MENU_ITEM_NAME')
  if (reason || !title || !link) return []
  return [withoutUndefined({ title, slug, link, kind, items: items?.flatMap(shownEntry) ?? [] })]
}
