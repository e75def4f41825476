import { formatNumber, formatPrice } from '../../schemas/formats/price.ts'
import { currencies } from '../../schemas/reference/currencies.ts'
import type { Money } from './money.ts'

type Price = Money & { priceRepeat?: number }

/** True for a currency in which a clinic can have prices. */
export const isServed = (currency: string): boolean => Object.hasOwn(currencies, currency)

/**
 * A price as a clinic can have it. A sum in a currency of a country that is not served is never taken for one in another: the price is on request,
 * and its note says the sum.
 */
export function servedPrice({ price, priceTo, priceRepeat, currency, note, isFrom }: Price): Price {
  const common = { ...(isFrom && { isFrom }) }
  if (currency === undefined || isServed(currency))
    return {
      ...common,
      ...(price !== undefined && { price }),
      ...(priceTo !== undefined && { priceTo }),
      ...(priceRepeat !== undefined && { priceRepeat }),
      ...(currency !== undefined && { currency }),
      ...(note && { note }),
    }
  const first = priceTo === undefined ? (price ?? 0) : `${formatNumber(price ?? 0)}–${formatNumber(priceTo)}`
  const sums = [
    typeof first === 'number' ? formatPrice(first, currency) : `${first}\u00a0${currency}`,
    ...(priceRepeat === undefined ? [] : [formatPrice(priceRepeat, currency)]),
  ]
  return { ...common, note: [sums.join(' / '), note].filter(Boolean).join(', ') }
}
