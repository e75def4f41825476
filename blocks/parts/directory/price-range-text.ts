import type { Translate } from '../../../locales/index.ts'
import type { Static } from '../../../schemas/core/type.ts'
import type { priceRangeField } from '../../../schemas/directory/directory-fields.ts'
import { formatNumber, formatPrice } from '../../../schemas/formats/price.ts'

/** "4 950 ₸", "от 3 000 до 9 000 ₸", "от 3 000 ₸": prices from the lowest to the highest, as far as these are known. */
export function priceRangeText(
  t: Translate,
  { from, to, currency }: Static<ReturnType<typeof priceRangeField>>,
): string {
  if (to === undefined) return t('blocks:services.from', { price: formatPrice(from, currency) })
  if (to <= from) return from === 0 ? t('blocks:services.free') : formatPrice(from, currency)
  return t('blocks:services.range', { from: formatNumber(from), to: formatPrice(to, currency) })
}
