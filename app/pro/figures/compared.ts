import type { Locale } from '../../../locales/locale.ts'
import type { Translate } from '../../../locales/text-key.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { formatNumber } from '../../../schemas/formats/price.ts'

/** A number beside that of the time before; null if that was not counted. `since` is the day from which it is counted at all. */
export type Compared = { number: number; before: number | null; since: string | null }

/** A number with what it was before in words: an arrow alone says nothing to who cannot see it. */
export function comparedWords(
  t: Translate,
  locale: Locale,
  { number, before, since }: Compared,
  today: string,
): string {
  if (since !== null) return t('figures:compared.since', { day: formatCalendarDate(since, locale, today) })
  if (before === null) return t('figures:compared.unknown')
  if (number === before) return t('figures:compared.same')
  const by = formatNumber(Math.abs(number - before))
  return t(number > before ? 'figures:compared.more' : 'figures:compared.less', { number: by })
}

/**
 * The sum of figures, beside the sum of the time before if that of each is known; what was never counted is no part of it. It is counted since
 * a day if each is since that day.
 */
export function together(
  figures: readonly { SUM: number; BEFORE: number | null; SINCE: string | null }[],
): Compared {
  const counted = figures.filter(({ SUM, BEFORE }) => SUM > 0 || BEFORE !== null)
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const before = counted.flatMap(({ BEFORE }) => BEFORE ?? [])
  const [since = null, ...others] = new Set(counted.map(({ SINCE }) => SINCE))
  return {
    number: sum(counted.map(({ SUM }) => SUM)),
    before: before.length < counted.length || counted.length === 0 ? null : sum(before),
    since: others.length === 0 ? since : null,
  }
}
