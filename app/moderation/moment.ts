import type { Locale } from '../../locales/locale.ts'
import { formatDate } from '../../schemas/formats/date.ts'

/** The clocks that the moderators of the product go by. */
const zone = 'Asia/Almaty'

/** An instant in words, made on the server: browsers lack Kazakh and Uzbek months. */
export const moment = (instant: string, locale: Locale): string =>
  formatDate(instant, locale, zone, new Date())
