/** A page reloads itself at most once in this time, in milliseconds (C-11). */
export const reloadGuardMs = 10_000

const key = 'reloaded-at'

/**
 * True if the page may reload itself now; from then on it may not for `reloadGuardMs`. Without a storage it may never:
 * it could not know when to stop.
 */
export function mayReload(open: () => Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const storage = open()
    const last = storage.getItem(key)
    if (last !== null && now - Number(last) < reloadGuardMs) return false
    storage.setItem(key, String(now))
    return true
  } catch {
    // A browser may forbid the storage, even to look at it, or have it full.
    return false
  }
}
