import { browserStorage, tabStorage } from '../core/browser-storage.ts'
import { countedPath } from './counted-path.ts'

/** The counter of an installation for views of its pages (B-27). */
export type Counter = { id: string; url: string }

const choiceKey = 'analytics'
const lastKey = 'analytics-last'

const keyOf = (about: string) => (about ? `${choiceKey} ${about}` : choiceKey)

/** The visitor's answer to the question of consent; null before it. `about` are the counters of a clinic, if it has some. */
export const consentChoice = (about = ''): string | null =>
  browserStorage('localStorage')?.getItem(keyOf(about)) ?? null

export const saveConsent = (answer: string, about = ''): void =>
  browserStorage('localStorage')?.setItem(keyOf(about), answer)

/** True if the visitor's browser sends Global Privacy Control: then nothing is counted or asked. */
export const wantsPrivacy = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Sends a count of this page: its path without anything personal, and an event if it is not a view. */
export const sendCount = ({ id, url }: Counter, event?: string): boolean =>
  navigator.sendBeacon(
    url,
    new URLSearchParams({
      id,
      path: countedPath(location.pathname),
      ...(event && { event }),
      lang: document.documentElement.lang,
    }),
  )

/**
 * Counts one view of this page, unless it was the last one counted, if the visitor consents (B-27). No data that identifies the visitor is
 * sent. If consent was withdrawn, here or in another tab, the stored path is deleted.
 */
export function countView(counter: Counter, about = ''): void {
  if (consentChoice(about) !== 'yes' || wantsPrivacy()) {
    tabStorage()?.removeItem(lastKey)
    return
  }
  const path = countedPath(location.pathname)
  if (tabStorage()?.getItem(lastKey) === path) return
  tabStorage()?.setItem(lastKey, path)
  sendCount(counter)
}
