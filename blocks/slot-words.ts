import type { Slot } from '../schemas/api/booking.ts'
import type { DayPart } from '../schemas/appointment-request.ts'
import { formatNumber, formatPrice } from '../schemas/formats/price.ts'

/** The part of a day to which a time `09:30` belongs: the morning ends at noon, the evening begins at five. */
export function partOfDay(label: string): DayPart {
  if (label < '12:00') return 'morning'
  return label < '17:00' ? 'day' : 'evening'
}

/** What a visit costs, `5 000 ₸` or `5 000–9 000 ₸`, in words where it costs nothing; empty where nobody says. */
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
