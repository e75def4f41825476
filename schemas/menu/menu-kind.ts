/** Kinds of built-in pages that a menu item can link to (C-21). */
export type MenuKind =
  | 'news'
  | 'promotions'
  | 'reviews'
  | 'about'
  | 'materials'
  | 'specialists'
  | 'appointment'
  | 'ask-question'
  | 'state-symbols'
  | 'gallery'
  | 'determine'
  | 'contacts'

/** Meaning of the numbers of `MENU_ITEM_TYPE_CODE` (C-21); two of them are reviews. */
const kinds: ReadonlyMap<number, MenuKind> = new Map([
  [1, 'news'],
  [2, 'promotions'],
  [3, 'reviews'],
  [4, 'about'],
  [5, 'materials'],
  [6, 'specialists'],
  [7, 'appointment'],
  [8, 'ask-question'],
  [9, 'reviews'],
  [10, 'state-symbols'],
  [11, 'gallery'],
  [12, 'determine'],
  [13, 'contacts'],
])

/** The kind of a menu entry by its number; undefined for an unknown number. */
export const menuKind = (type: number | undefined): MenuKind | undefined =>
  type === undefined ? undefined : kinds.get(type)

/** The numbers with their kinds. */
export const menuTypes: readonly (readonly [number, MenuKind])[] = [...kinds]
