import { translate } from '../../../locales/index.ts'
import { type Locale, locales } from '../../../locales/locale.ts'

/** In a browser `Intl` has no months in kk and uz; Node has them all. */
const dayOf = (locale: Locale, date: string) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date))

/** `8 марта не работаем`, `1–2 января…`, `С 30 апреля по 2 мая…`: days as they are written in each language. */
function titleIn(locale: Locale, from: string, until: string): string {
  const t = translate(locale)
  const last = dayOf(locale, until)
  if (from === until) return t('backend:notice.closedDay', { days: last })
  if (from.slice(0, 7) === until.slice(0, 7))
    return t('backend:notice.closedDays', { days: `${Number(from.slice(8))}–${last}` })
  return t('backend:notice.closedMonths', { from: dayOf(locale, from), until: last })
}

/** The title of a notice that a clinic is closed from one calendar day to another, in every language. */
export const closedTitle = (from: string, until: string): Record<Locale, string> =>
  Object.fromEntries(locales.map((locale) => [locale, titleIn(locale, from, until)])) as Record<
    Locale,
    string
  >
