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
  /** What the field begins with; the whole without it. */
  proposed?: number
  currency: string
  /** Fills the field in as if nobody had typed in it. */
  reset: (amount: string) => void
}

/** An amount of money that is what is proposed until another one is typed; one press makes it the whole again. */
export function AmountField({
  label,
  hint,
  registered,
  value,
  isTyped,
  whole,
  proposed = whole,
  currency,
  reset,
}: Props) {
  const { t } = useTranslation()
  const filled = proposed > 0 ? typedMoney(proposed) : ''
  // As long as nobody has typed an amount it follows what is left.
  const follow = useEffectEvent((amount: string) => {
    if (!isTyped) reset(amount)
  })
  useEffect(() => follow(filled), [filled])
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
        <Button variant="empty" className="sm:mt-7.5" onClick={() => reset(typedMoney(whole))}>
          {t('visits:pay.whole', { amount: formatMoney(whole, currency) })}
        </Button>
      )}
    </div>
  )
}
