/** A search that was made on this device. */
export type Recent = { words: string; city: string }

const key = 'shipa-searches'
const most = 5

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'words' in value &&
  'city' in value &&
  typeof value.words === 'string' &&
  typeof value.city === 'string'

/** The last searches on this device, the newest first; none where nothing can be kept. */
export function recentSearches(): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, most) : []
  } catch {
    // Storage may be blocked, or hold something else.
    return []
  }
}

/** Keeps these searches, and returns the kept ones. They never leave the device. */
export function keepSearches(all: readonly Recent[]): Recent[] {
  const kept = all.slice(0, most)
  try {
    if (kept.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Storage may be blocked or full; then no search is remembered.
  }
  return kept
}

/** Puts a search before the others. */
export function rememberSearch(search: Recent): void {
  if (!search.words) return
  const others = recentSearches().filter(({ words, city }) => words !== search.words || city !== search.city)
  keepSearches([search, ...others])
}
