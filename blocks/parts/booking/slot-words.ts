import type { Slot } from '../../../schemas/api/booking.ts'
import { formatNumber, formatPrice } from '../../../schemas/formats/price.ts'

/** The price of a repeat visit, `повторно 3 000 ₸`; empty if it has no price of its own. */
export function repeatPrice(
  { PRICE_REPEAT = null, CURRENCY }: { PRICE_REPEAT?: number | null; CURRENCY: string },
  texts: { noCharge: string; repeat: string },
): string {
  const price = slotPrice({ PRICE: PRICE_REPEAT, PRICE_TO: null }, CURRENCY, texts)
  return price && texts.repeat.replace('{price}', price)
}

/** The price of a visit, `5 000 ₸` or `5 000–9 000 ₸`, in words if it costs nothing; empty if it is unknown. */
export function slotPrice(
  { PRICE, PRICE_TO }: Pick<Slot, 'PRICE' | 'PRICE_TO'>,
  currency: string | null,
  texts: { noCharge: string },
): string {
  if (PRICE === null || currency === null) return ''
  if (PRICE === 0 && !PRICE_TO) return texts.noCharge
  return PRICE_TO === null || PRICE_TO === PRICE
    ? formatPrice(PRICE, currency)
    : `${formatNumber(PRICE)}–${formatPrice(PRICE_TO, currency)}`
}
