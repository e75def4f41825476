import type { Translate } from '../../../locales/text-key.ts'
import { isAtNight } from '../../../schemas/booking/is-at-night.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { dateWords, dayInWords } from '../common/date-words.ts'

type Next = { date: string; time: string; day?: 'today' | 'tomorrow' }

/** The day of that time: `сегодня`, `30 ноября`; it may stand in two lines. Of a time at night it is the date (`isAtNight`). */
export const nextFreeDay = (t: Translate, { date, time, day }: Next): string =>
  day && !isAtNight(time) ? t(`blocks:directory-list.nextDay.${day}`) : dayInWords(date, dateWords(t))

/** In a sentence, where the number of a day never stands without its month. */
const dayInText = (t: Translate, next: Next) =>
  nextFreeDay(t, next).replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060')

/** The next time that can be booked, by the clock of the branch: `Ближайшее время: сегодня, 18:30`, `… 30 ноября, 09:00`. */
export const nextFreeText = (t: Translate, next: Next): string =>
  t('blocks:directory-list.next', { date: dayInText(t, next), time: next.time })

/** The same below a heading that names it: `30 ноября, 09:00`. */
export const nextFreeMoment = (t: Translate, next: Next): string => `${dayInText(t, next)}, ${next.time}`

/** The same as an element. */
export function NextFreeTime({ next }: { next: Next }) {
  const { t } = usePage()
  return <span className="tabular-nums">{nextFreeText(t, next)}</span>
}
