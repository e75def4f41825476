import type { Slot } from '../schemas/api/booking.ts'
import { formatNumber, formatPrice } from '../schemas/formats/price.ts'

/** What a visit costs, `5 000 ₸` or `5 000–9 000 ₸`; empty where nobody says. */
export function slotPrice(
  { PRICE, PRICE_TO }: Pick<Slot, 'PRICE' | 'PRICE_TO'>,
  currency: string | null,
): string {
  if (PRICE === null || currency === null) return ''
  return PRICE_TO === null || PRICE_TO === PRICE
    ? formatPrice(PRICE, currency)
    : `${formatNumber(PRICE)}–${formatPrice(PRICE_TO, currency)}`
}
