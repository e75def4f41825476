import type { MenuEntry } from '../schemas/page.ts'

/**
 * An entry with the mark that tells where the reader is: the open page, or the branch that it is in, above its items or
 * above its address. `home` is above everything and so is marked on its own page only (B-22).
 */
export function withCurrent(entry: MenuEntry, here: string, home: string): MenuEntry {
  const { href, items = [] } = entry
  if (here === href) return { ...entry, current: 'page' }
  const isAbove = href !== undefined && href !== home && here.startsWith(`${href}/`)
  return isAbove || items.some(({ current }) => current) ? { ...entry, current: 'branch' } : entry
}
