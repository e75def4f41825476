import { currencies } from '../../../../../schemas/reference/currencies.ts'
import { Field } from '../../../../../ui/field.tsx'
import { NativeSelect } from '../../../../../ui/native-select.tsx'
import { usePage } from '../../../../../ui/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'

type Props = { currency: string; onChoose: (currency: string) => void }

/** Asks once for the currency of an old site that does not say it: all its prices without one follow. */
export function SiteCurrency({ currency, onChoose }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  return (
    <Field
      label={t('business:site.bring.facts.currency')}
      hint={t('business:site.bring.facts.currencyHint')}
      className="max-w-text"
    >
      <NativeSelect
        value={currency}
        placeholder={t('business:site.bring.facts.noCurrency')}
        onChange={({ target }) => onChoose(target.value)}
        options={Object.entries(currencies).map(([value, label]) => ({ value, label: label[locale] }))}
      />
    </Field>
  )
}
