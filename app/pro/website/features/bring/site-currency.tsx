import { useTranslation } from '../../../../use-translation.ts'
import { CurrencyField } from '../../../services/currency-field.tsx'

type Props = { currency: string; onChoose: (currency: string) => void }

/** Asks once for the currency of an old site that does not say it: all its prices without one follow. */
export function SiteCurrency(props: Props) {
  const { t } = useTranslation()
  return (
    <CurrencyField
      {...props}
      label={t('business:site.bring.facts.currency')}
      hint={t('business:site.bring.facts.currencyHint')}
      className="max-w-text"
    />
  )
}
