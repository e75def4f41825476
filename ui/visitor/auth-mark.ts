import { browserStorage } from '../core/browser-storage.ts'

/**
 * Where a browser stores the last change of its session, and its time (B-29): `login 1764000000000`. Other tabs are notified by the storage
 * event; a page that comes back from the back/forward cache, which hears no events, compares it.
 */
export const authMark = 'auth'

/** The stored mark; null before the first sign-in or sign-out. */
export const readAuthMark = (): string | null => browserStorage('localStorage')?.getItem(authMark) ?? null
