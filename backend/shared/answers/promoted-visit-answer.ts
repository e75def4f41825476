import { translate } from '../../../locales/index.ts'
import { type Locale, locales } from '../../../locales/locale.ts'
import type { PromotedVisit } from '../../../schemas/api/promoted-visit.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import type { Texts } from '../../kit/tables/columns.ts'
import { localize } from './localize.ts'

type Promoted = { priceBefore: number | null; promotedUntil: string | null }

/** Why a price is below the price list: the promotion with its last day. The year is said where it is not that of the visit. */
export function promotionReason(until: string, visited: string): Texts {
  const say = (locale: Locale) =>
    translate(locale)('blocks:promotions.until', { date: formatCalendarDate(until, locale, visited) })
  return { ...Object.fromEntries(locales.map((locale) => [locale, say(locale)])), ru: say('ru') }
}

/** The promotion of a visit as the API says it; null without one. */
export const promotedVisitAnswer = (
  { priceBefore, promotedUntil }: Promoted,
  startsAt: Date,
  timezone: string,
): PromotedVisit =>
  priceBefore === null || promotedUntil === null
    ? null
    : {
        PRICE_BEFORE: priceBefore,
        ...localize('TEXT', promotionReason(promotedUntil, calendarDate(startsAt, timezone))),
      }
