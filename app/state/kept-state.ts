import { useAppState } from './app-state.ts'

const key = 'kept-state'

/** Keeps what the screens know about each other over a reload of this page (B-28). */
export function keepState(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, state: useAppState.getState() }))
  } catch {
    // Nowhere to keep it: the page is loaded anew without.
  }
}

/**
 * Takes up, once, what was kept of this page. Another build may have kept it, so that what is of another kind now is left
 * alone.
 */
export function takeUpState(): void {
  try {
    const { path, state } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as {
      path?: string
      state?: Record<string, unknown>
    }
    sessionStorage.removeItem(key)
    if (path !== location.pathname) return
    const now = Object.entries(useAppState.getState())
    useAppState.setState(
      Object.fromEntries(
        now
          .filter(([name, value]) => isSameKind(value, state?.[name]))
          .map(([name]) => [name, state?.[name]]),
      ),
    )
  } catch {
    // A browser may forbid the storage, even to look at it.
  }
}

const isSameKind = (a: unknown, b: unknown): boolean =>
  typeof a === typeof b && Array.isArray(a) === Array.isArray(b)
