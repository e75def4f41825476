import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'

/** When to try again, in one sentence: in seconds, minutes or hours, rounded up. */
export function waitWords(locale: Locale, seconds: number): string {
  const t = translate(locale)
  if (seconds < 60) return t('errors:again.seconds', { count: Math.max(1, Math.ceil(seconds)) })
  if (seconds <= 3540) return t('errors:again.minutes', { count: Math.ceil(seconds / 60) })
  return t('errors:again.hours', { count: Math.ceil(seconds / 3600) })
}
