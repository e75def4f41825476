import type { LinkTarget } from '../core/link.ts'
import { type MenuKind, menuKind } from './menu-kind.ts'
import { type MenuAim, menuSlug, menuTarget, relation } from './menu-target.ts'

/** An entry of a menu, wherever it is stored. Absent `items` is a leaf. */
export type MenuEntryFacts<Item> = MenuAim & {
  hasName: boolean
  isHidden: boolean
  items?: readonly Item[] | undefined
}

/** The facts that a menu depends on besides itself. */
export type MenuFacts = {
  /** The clinic has an e-mail for questions. */
  takesQuestions: boolean
  /** Online entry is active. */
  takesBookings: boolean
  /** Types (C-21) of entries whose pages would be empty. */
  emptyTypes: readonly number[]
  /** Slugs of pages that the clinic does not show (D-DESIGN). */
  hiddenPages?: readonly string[]
}

/** Why visitors do not see an entry. */
export type MenuReason =
  | 'noArticle'
  | 'hidden'
  | 'noQuestions'
  | 'noBooking'
  | 'noEntries'
  | 'turnedOff'
  | 'empty'
  | 'noName'
  | 'noTarget'

/** An entry with its target; visitors see it if it has no `reason`. */
export type JudgedEntry<Item> = {
  item: Item
  kind: MenuKind | undefined
  slug: string
  link: LinkTarget | undefined
  reason: MenuReason | undefined
  /** Absent for a leaf. */
  items: JudgedEntry<Item>[] | undefined
}

/** Maximum depth. A menu may contain itself. */
export const maxMenuDepth = 5

/**
 * Judges each entry of a menu by the rules V-10 to V-15 and V-21, children before their parents. This is the only place
 * that decides which entries visitors see: the site leaves out those with a reason, the builder greys them.
 */
export function judgeMenu<Item>(
  items: readonly Item[],
  read: (item: Item) => MenuEntryFacts<Item>,
  facts: MenuFacts,
  depth = 1,
): JudgedEntry<Item>[] {
  return items.map((item) => {
    const entry = read(item)
    const nested = depth < maxMenuDepth ? entry.items : undefined
    const below = nested && judgeMenu(nested, read, facts, depth + 1)
    const shown = below?.filter(({ reason }) => !reason)
    const link = shown?.[0]?.link ?? menuTarget(entry) // V-15
    const kind = menuKind(entry.type)
    const slug = menuSlug(entry)
    const reason = reasonOf(entry, { kind, shown, link, slug }, facts)
    return { item, kind, slug, link, reason, items: below }
  })
}

type Found = {
  kind: MenuKind | undefined
  shown: readonly unknown[] | undefined
  link: LinkTarget | undefined
  slug: string
}

function reasonOf(
  entry: MenuEntryFacts<unknown>,
  { kind, shown, link, slug }: Found,
  { takesQuestions, takesBookings, emptyTypes, hiddenPages = [] }: MenuFacts,
): MenuReason | undefined {
  const { type, relationType, relationCode } = entry
  if (relationType === relation.item && !relationCode?.trim()) return 'noArticle' // V-10
  if (entry.isHidden) return 'hidden' // V-11
  if (kind === 'ask-question' && !takesQuestions) return 'noQuestions' // V-12
  if (kind === 'appointment' && !takesBookings) return 'noBooking' // V-13
  if (shown?.length === 0) return 'noEntries' // V-14
  // Of promotions an entry with an alias is a page of the clinic's own.
  const isOwnPage = Boolean(relationType) || (kind === 'promotions' && slug !== '')
  if (!shown && !isOwnPage && type !== undefined && emptyTypes.includes(type)) return 'empty' // V-21
  if (!shown && hiddenPages.includes(slug)) return 'turnedOff'
  if (!entry.hasName) return 'noName'
  return link ? undefined : 'noTarget'
}
