import type { MenuItem } from '../entities.ts'

/** True when a page is in the menu, at any depth: only such pages of a clinic's site can be opened (B-7). */
export const menuHas = (menu: readonly MenuItem[], path: string): boolean =>
  menu.some(({ slug, items }) => `/${slug}` === path || menuHas(items, path))
