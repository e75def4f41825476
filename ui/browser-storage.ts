/**
 * What this browser keeps for pages of this origin, for good or for this tab. Nothing where it keeps nothing, as some do in a frame of
 * another site or by their settings.
 */
export function browserStorage(of: 'localStorage' | 'sessionStorage'): Storage | null | undefined {
  try {
    return globalThis[of]
  } catch {
    return undefined
  }
}

/** What a page keeps for the next ones of this tab. */
export const tabStorage = (): Storage | null | undefined => browserStorage('sessionStorage')
