import type { MenuEntry } from '../../schemas/page/page.ts'

/**
 * Sets `current` of a menu entry: `page` if it is the open page, `branch` if the open page is one of its items or below
 * its path. `home` is a prefix of every path, so it is marked on its own page only (B-22).
 */
export function withCurrent(entry: MenuEntry, here: string, home: string): MenuEntry {
  const { href, items = [] } = entry
  if (here === href) return { ...entry, current: 'page' }
  const isAbove = href !== undefined && href !== home && here.startsWith(`${href}/`)
  return isAbove || items.some(({ current }) => current) ? { ...entry, current: 'branch' } : entry
}
