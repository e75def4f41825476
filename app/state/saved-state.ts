import { useAppState } from './app-state.ts'

const key = 'kept-state'

/** Saves the shared state, to be restored after a reload of this page (B-28). */
export function saveState(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, state: useAppState.getState() }))
  } catch {
    // Without storage the page reloads without its state.
  }
}

/**
 * Restores the saved state of this page, once. Another build may have saved it, so values of an unexpected type are
 * ignored.
 */
export function restoreState(): void {
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
    // Access to the storage may be forbidden.
  }
}

const isSameKind = (a: unknown, b: unknown): boolean =>
  typeof a === typeof b && Array.isArray(a) === Array.isArray(b)
