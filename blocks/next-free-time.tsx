import type { Translate } from '../locales/text-key.ts'
import { usePage } from '../ui/page-context.tsx'
import { dateWords, dayInWords } from './date-words.ts'

type Next = { date: string; time: string }

/** When somebody can be booked next, by the clock of the branch: `Ближайшее время: 30 ноября, 09:00`. */
export const nextFreeText = (t: Translate, { date, time }: Next): string =>
  t('blocks:directory-list.next', {
    date: dayInWords(date, dateWords(t)).replaceAll(' ', '\u00a0'),
    time,
  })

/** The same as an element. */
export function NextFreeTime({ next }: { next: Next }) {
  const { t } = usePage()
  return <span className="tabular-nums">{nextFreeText(t, next)}</span>
}
