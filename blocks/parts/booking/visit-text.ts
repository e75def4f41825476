import type { Translate } from '../../../locales/text-key.ts'
import { formatPrice } from '../../../schemas/formats/price.ts'

/** What a first visit costs from, in the words of the lists: `первый приём от 5 000 ₸`. */
export const visitText = (t: Translate, { price, currency }: { price: number; currency: string }): string =>
  t('blocks:directory-list.visitFrom', { price: formatPrice(price, currency) })
