/**
 * What this browser keeps for pages of this origin, for good or for this tab. Undefined where it keeps nothing, as some do in a frame of
 * another site or by their settings.
 */
export function browserStorage(of: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[of] ?? undefined
  } catch {
    return undefined
  }
}

/** What a page keeps for the next ones of this tab. */
export const tabStorage = (): Storage | undefined => browserStorage('sessionStorage')
