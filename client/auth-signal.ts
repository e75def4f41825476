import { browserStorage } from '../ui/core/browser-storage.ts'
import { authMark, readAuthMark } from '../ui/visitor/auth-mark.ts'
import { eraseDay } from './offline/kept-day.ts'

/** A change of the session in another tab (B-29). */
export type AuthChange = 'login' | 'logout'

const changeIn = (mark: string | null): AuthChange | undefined => {
  const [change] = mark?.split(' ') ?? []
  return change === 'login' || change === 'logout' ? change : undefined
}

/** Notifies the other tabs of a sign-in or sign-out here, and erases what this browser has kept for the account before. */
export async function signalAuth(change: AuthChange): Promise<void> {
  browserStorage('localStorage')?.setItem(authMark, `${change} ${Date.now()}`)
  await eraseDay()
}

/**
 * Calls `listener` on a change in another tab, also if it happened while this page was in the back/forward cache. The
 * acting tab gets no storage event, so it is not reloaded. Returns a function that unsubscribes.
 */
export function onAuthSignal(listener: (change: AuthChange) => void): () => void {
  const tell = (mark: string | null) => {
    const change = changeIn(mark)
    if (change) listener(change)
  }
  const hear = ({ key, newValue }: StorageEvent) => key === authMark && tell(newValue)
  let left: string | null = null
  const leave = () => {
    left = readAuthMark()
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    const mark = readAuthMark()
    if (persisted && mark !== left) tell(mark)
  }
  addEventListener('storage', hear)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  return () => {
    removeEventListener('storage', hear)
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', comeBack)
  }
}
