import { useEffect, useEffectEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormField } from '../../../../../client/form/form-field.tsx'
import { formatMoney, readMoney, typedMoney } from '../../../../../schemas/visits/money.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { useTranslation } from '../../../../use-translation.ts'

type Props = {
  label: string
  hint?: string
  registered: UseFormRegisterReturn<'AMOUNT'>
  /** What is in the field, and whether a person has typed it. */
  value: string | undefined
  isTyped: boolean
  /** All that can be paid or returned; 0 if nothing is left. */
  whole: number
  currency: string
  /** Fills the field in as if nobody had typed in it. */
  reset: (amount: string) => void
}

/** An amount of money that is the whole until another one is typed; one press makes it the whole again. */
export function AmountField({ label, hint, registered, value, isTyped, whole, currency, reset }: Props) {
  const { t } = useTranslation()
  const filled = whole > 0 ? typedMoney(whole) : ''
  const follow = useEffectEvent((amount: string) => reset(amount))
  useEffect(() => {
    // As long as nobody has typed an amount it follows what is left.
    if (!isTyped) follow(filled)
  }, [isTyped, filled])
  return (
    <div className="flex flex-wrap items-start gap-3">
      <FormField
        name="AMOUNT"
        label={label}
        className="grow basis-40 sm:max-w-52"
        {...(hint !== undefined && { hint })}
      >
        <Input {...registered} inputMode="decimal" autoComplete="off" className="tabular-nums" />
      </FormField>
      {whole > 0 && (value ? readMoney(value) : undefined) !== whole && (
        <Button variant="empty" className="sm:mt-7.5" onClick={() => reset(filled)}>
          {t('visits:pay.whole', { amount: formatMoney(whole, currency) })}
        </Button>
      )}
    </div>
  )
}
