import type { Translate } from '../../../locales/index.ts'
import type { DirectoryListProps } from '../../../schemas/blocks/directory-list.ts'
import { formatPrice } from '../../../schemas/formats/price.ts'
import { visitText } from '../booking/visit-text.ts'
import { priceRangeText } from './price-range-text.ts'

type Price = NonNullable<DirectoryListProps['data']['items'][number]['price']>

/** What a first visit costs, from what on there are services, or the price of the one service that a list is of. */
export function listPriceText(t: Translate, price: Price, isVisitPrice = false): string {
  if (price.to !== undefined) return priceRangeText(t, price)
  if (isVisitPrice) return visitText(t, { price: price.from, currency: price.currency })
  return t('blocks:directory-list.servicesFrom', { price: formatPrice(price.from, price.currency) })
}
