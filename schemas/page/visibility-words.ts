import type { Locale } from '../../locales/locale.ts'
import type { Translate } from '../../locales/text-key.ts'
import { formatCalendarDate } from '../formats/date.ts'
import type { BlockVisibility } from './block-visibility.ts'

/** The days on which visitors see a block, in words: `с 1 по 31 декабря`; empty without any. */
export function visibilityWords({ from, to }: BlockVisibility, t: Translate, locale: Locale): string {
  const today = new Date().toISOString()
  const words = (day: string) => formatCalendarDate(day, locale, today)
  if (from === undefined) return to === undefined ? '' : t('layout:hidden.to', { to: words(to) })
  if (to === undefined) return t('layout:hidden.from', { from: words(from) })
  // Uzbek has the year first, where it cannot stand between two days.
  const isOneMonth =
    from.slice(0, 7) === to.slice(0, 7) && from < to && from.slice(0, 4) === today.slice(0, 4)
  const first = isOneMonth ? String(Number(from.slice(8))) : words(from)
  return t(isOneMonth ? 'layout:hidden.inMonth' : 'layout:hidden.range', { from: first, to: words(to) })
}
