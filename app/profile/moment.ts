import type { Locale } from '../../locales/locale.ts'
import { formatDate } from '../../schemas/formats/date.ts'

/** Most of our people live by it, and the server does not know where one reads: so the zone is said beside the time. */
const zone = { name: 'Asia/Almaty', sign: 'UTC+5' }

/** An instant as its person reads it: `16 ноября, 16:05 (UTC+5)`. `now` is when the page was made. */
export const shownInstant = (instant: string, locale: Locale, now: string): string =>
  `${formatDate(instant, locale, zone.name, new Date(now))} (${zone.sign})`
