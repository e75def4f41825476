import type { Locale } from '../../../locales/locale.ts'
import type { Slot } from '../../../schemas/api/booking.ts'
import { readLocalized } from '../../../schemas/api/localized-names.ts'
import type { PromotedVisit } from '../../../schemas/api/promoted-visit.ts'
import { StruckPrice } from '../prices/struck-price.tsx'
import type { BookingTexts } from './booking-texts.ts'
import { slotPrice } from './slot-words.ts'

type Priced = Pick<Slot, 'PRICE' | 'PRICE_TO'> & { CURRENCY: string | null; PROMOTION?: PromotedVisit }
type Said = { locale: Locale; texts: Pick<BookingTexts, 'was' | 'now' | 'noCharge'> }

/** The price of a visit; during a promotion the former one struck before it, and the reason below. Empty if it is unknown. */
export function visitPrice({ PROMOTION, CURRENCY, ...prices }: Priced, { locale, texts }: Said) {
  if (!PROMOTION || prices.PRICE === null || CURRENCY === null) return slotPrice(prices, CURRENCY, texts)
  return (
    <>
      <StruckPrice before={PROMOTION.PRICE_BEFORE} now={prices.PRICE} currency={CURRENCY} texts={texts} />
      <span className="block text-sm text-ink-soft">{readLocalized(PROMOTION, 'TEXT', locale)?.text}</span>
    </>
  )
}
