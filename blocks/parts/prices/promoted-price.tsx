import { formatPrice } from '../../../schemas/formats/price.ts'
import { usePage } from '../../../ui/core/page-context.tsx'

type Props = { before: number; now: number; currency: string }

/** The former price and the one of a promotion: a screen reader hears "was … now …", because it does not say that a price is struck out. */
export function PromotedPrice({ before, now, currency }: Props) {
  const { t } = usePage()
  return (
    <span className="price-promoted">
      <s>
        <span className="sr-only">{t('blocks:promotions.was')} </span>
        {formatPrice(before, currency)}
      </s>{' '}
      <b>
        <span className="sr-only">{t('blocks:promotions.now')} </span>
        {now === 0 ? t('blocks:services.free') : formatPrice(now, currency)}
      </b>
    </span>
  )
}
