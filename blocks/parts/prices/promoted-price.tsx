import { usePage } from '../../../ui/core/page-context.tsx'
import { StruckPrice } from './struck-price.tsx'

type Props = { before: number; now: number; currency: string }

/** The former price and the one of a promotion, in the language of the page. */
export function PromotedPrice(prices: Props) {
  const { t } = usePage()
  const texts = {
    was: t('blocks:promotions.was'),
    now: t('blocks:promotions.now'),
    noCharge: t('blocks:services.free'),
  }
  return <StruckPrice {...prices} texts={texts} />
}
