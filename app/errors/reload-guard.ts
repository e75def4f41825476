/** Minimum time between two automatic reloads, in milliseconds (C-11). */
export const reloadGuardMs = 10_000

const key = 'reloaded-at'

/**
 * True if the page may reload itself now, which is then forbidden for `reloadGuardMs`. Always false without storage,
 * because the page could then reload in an endless loop.
 */
export function mayReload(open: () => Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const storage = open()
    const last = storage.getItem(key)
    if (last !== null && now - Number(last) < reloadGuardMs) return false
    storage.setItem(key, String(now))
    return true
  } catch {
    // Access to the storage may be forbidden, or the storage may be full.
    return false
  }
}
