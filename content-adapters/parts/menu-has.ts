import type { MenuItem } from '../entities/menu.ts'

/** True if a page is in the menu at any depth; other pages of a clinic's site cannot be opened (B-7). */
export const menuHas = (menu: readonly MenuItem[], path: string): boolean =>
  menu.some(({ slug, items }) => `/${slug}` === path || menuHas(items, path))
