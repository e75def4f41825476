import type { Translate } from '../../../locales/text-key.ts'
import { formatNumber, formatPrice } from '../../../schemas/formats/price.ts'

type Price = { price?: number | undefined; priceTo?: number | undefined; isFrom?: boolean; currency: string }

/** A price in words: `от 5 000 ₸`, `5 000–7 000 ₸`, `бесплатно`, `по запросу`. */
export function priceWords({ price, priceTo, isFrom, currency }: Price, t: Translate): string {
  if (price === undefined && priceTo === undefined) return t('business:site.bring.facts.onRequest')
  if (priceTo !== undefined) return `${formatNumber(price ?? 0)}–${formatPrice(priceTo, currency)}`
  const sum = price ?? 0
  if (sum === 0) return t('business:site.bring.facts.free')
  const words = formatPrice(sum, currency)
  return isFrom ? t('business:site.bring.facts.from', { price: words }) : words
}
