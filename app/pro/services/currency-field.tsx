import { currencies, foreignCurrencies } from '../../../schemas/reference/currencies.ts'
import { isServed } from '../../../site-import/facts/served-price.ts'
import { unwritten } from '../../../site-import/facts/site-currency.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { useTranslation } from '../../use-translation.ts'

type Props = {
  label: string
  /** Why it is asked, until it is chosen. */
  hint: string | false
  currency: string
  onChoose: (currency: string) => void
  className?: string
}

/** Asks once for the currency of prices with which none is written; in a foreign one they become prices on request with a note. */
export function CurrencyField({ label, hint, currency, onChoose, className }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const isForeign = currency !== unwritten && !isServed(currency)
  const all = Object.entries({ ...currencies, ...foreignCurrencies })
  return (
    <Field
      label={label}
      hint={isForeign ? t('business:prices.foreign') : hint}
      {...(className && { className })}
    >
      <NativeSelect
        value={currency}
        {...(currency === unwritten && { placeholder: t('business:site.bring.facts.noCurrency') })}
        onChange={({ target }) => onChoose(target.value)}
        options={all.map(([value, words]) => ({ value, label: words[locale] }))}
      />
    </Field>
  )
}
