/**
 * The storage of this browser for pages of this origin, for good or for this tab. Null or undefined in a browser without storage, as in a
 * frame of another site or by its settings.
 */
export function browserStorage(of: 'localStorage' | 'sessionStorage'): Storage | null | undefined {
  try {
    return globalThis[of]
  } catch {
    return undefined
  }
}

/** The storage of a page for the next ones of this tab. */
export const tabStorage = (): Storage | null | undefined => browserStorage('sessionStorage')
