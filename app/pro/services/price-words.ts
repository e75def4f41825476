import type { Translate } from '../../../locales/text-key.ts'
import { formatNumber, formatPrice } from '../../../schemas/formats/price.ts'

type Price = {
  price?: number | undefined
  priceTo?: number | undefined
  priceRepeat?: number | undefined
  isFrom?: boolean
  currency: string
}

/** A price in words: `от 5 000 ₸`, `5 000–7 000 ₸`, `бесплатно`, `по запросу`, `5 000 ₸, повторно 3 000 ₸`. */
export function priceWords(price: Price, t: Translate): string {
  const { priceRepeat, currency } = price
  const repeat = priceRepeat === undefined ? [] : [repeatWords(priceRepeat, currency, t)]
  return [firstWords(price, t), ...repeat].join(', ')
}

/** The price of a repeat visit: `повторно 3 000 ₸`, `повторно бесплатно`. */
export const repeatWords = (price: number, currency: string, t: Translate): string =>
  t('business:prices.repeat', { price: firstWords({ price, currency }, t) })

function firstWords({ price, priceTo, isFrom, currency }: Price, t: Translate): string {
  if (price === undefined && priceTo === undefined) return t('business:site.bring.facts.onRequest')
  if (priceTo !== undefined) return `${formatNumber(price ?? 0)}–${formatPrice(priceTo, currency)}`
  const sum = price ?? 0
  if (sum === 0) return t('business:site.bring.facts.free')
  const words = formatPrice(sum, currency)
  return isFrom ? t('business:site.bring.facts.from', { price: words }) : words
}
