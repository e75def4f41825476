import { formatPrice } from '../../../schemas/formats/price.ts'

type Props = {
  before: number
  now: number
  currency: string
  texts: { was: string; now: string; noCharge: string }
}

/** The former price and the one of a promotion: a screen reader hears "was … now …", because it does not say that a price is struck out. */
export const StruckPrice = ({ before, now, currency, texts }: Props) => (
  <span className="price-promoted">
    <s>
      <span className="sr-only">{texts.was} </span>
      {formatPrice(before, currency)}
    </s>{' '}
    <b>
      <span className="sr-only">{texts.now} </span>
      {now === 0 ? texts.noCharge : formatPrice(now, currency)}
    </b>
  </span>
)
