import type { LocalizedText } from '../../schemas/core/localized.ts'
import { formatNumber, formatPrice } from '../../schemas/formats/price.ts'
import type { PriceRange } from '../entities/service.ts'
import { words } from '../words.ts'

/** "4 950 ₸", "от 3 000 до 9 000 ₸", "от 3 000 ₸": a range of prices in all languages. */
export function priceWords({ from, to, currency }: PriceRange): LocalizedText {
  if (to === undefined) return words('blocks:services.from', { price: formatPrice(from, currency) })
  if (to > from)
    return words('blocks:services.range', { from: formatNumber(from), to: formatPrice(to, currency) })
  return from === 0 ? words('blocks:services.free') : { ru: formatPrice(from, currency) }
}
