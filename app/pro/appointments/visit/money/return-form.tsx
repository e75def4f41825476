import { useWatch } from 'react-hook-form'
import { FormAlert } from '../../../../../client/form/form-alert.tsx'
import { FormField } from '../../../../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../../../../client/form/form-parts.ts'
import { useCallForm } from '../../../../../client/form/use-call-form.ts'
import type { refundBody, Visit, VisitPayment } from '../../../../../schemas/api/visit.ts'
import { formatMoney, readMoney, typedMoney } from '../../../../../schemas/visits/money.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { useUnsaved } from '../../../../../ui/dialog/unsaved.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { AmountField } from './amount-field.tsx'
import { returnedFirst } from './owed-at.ts'
import { useMoneyCalls } from './use-money-calls.ts'
import { useOnce } from './use-once.ts'

type Values = { AMOUNT: string; REASON: string }

type Props = {
  visit: Visit
  payment: VisitPayment
  onReturned: (amount: number) => void
  onCancel: () => void
}

/** Notes that a payment was returned, with the reason: what was paid too much, otherwise all that is left of it, until another amount is typed. */
export function ReturnForm({ visit, payment, onReturned, onCancel }: Props) {
  const { t } = useTranslation()
  const { giveBack } = useMoneyCalls(visit.APPOINTMENT_CODE)
  const once = useOnce()
  const { LEFT } = payment
  const proposed = returnedFirst(visit, LEFT)
  const money = (amount: number) => formatMoney(amount, visit.CURRENCY)
  const form = useCallForm<typeof refundBody, Values>({
    schema: async () => (await import('../../../../../schemas/api/visit.ts')).refundBodyOf(LEFT),
    defaultValues: { AMOUNT: typedMoney(proposed), REASON: '' },
    toBody: ({ AMOUNT, ...values }) => ({ ...values, AMOUNT: AMOUNT ? (readMoney(AMOUNT) ?? -1) : -1 }),
    send: async (body) => {
      await once(body, (key) => giveBack(payment.PAYMENT, body, key))
      onReturned(body.AMOUNT ?? LEFT)
    },
  })
  const { control, register, formState } = form
  const { AMOUNT } = useWatch({ control })
  useUnsaved(formState.isDirty)
  const amount = AMOUNT ? readMoney(AMOUNT) : undefined
  return (
    <FormPartsProvider value={form}>
      <form {...form.attributes} className="mt-3 grid gap-4 rounded-control bg-surface p-4">
        <AmountField
          label={t('visits:pay.returnAmount')}
          hint={t('visits:pay.returnLeft', { amount: money(LEFT) })}
          registered={register('AMOUNT')}
          value={AMOUNT}
          isTyped={Boolean(formState.dirtyFields.AMOUNT)}
          whole={LEFT}
          proposed={proposed}
          currency={visit.CURRENCY}
          reset={(defaultValue) => form.resetField('AMOUNT', { defaultValue })}
        />
        <FormField name="REASON" label={t('visits:pay.reason')} hint={t('visits:pay.reasonHint')} required>
          <Input {...register('REASON')} maxLength={300} autoComplete="off" autoFocus />
        </FormField>
        <div>
          <FormAlert>{form.faults.root}</FormAlert>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" loading={form.isSubmitting}>
              {amount ? t('visits:pay.returnDo', { amount: money(amount) }) : t('visits:pay.return')}
            </Button>
            <Button variant="empty" onClick={onCancel}>
              {t('business:cancel')}
            </Button>
          </div>
        </div>
      </form>
    </FormPartsProvider>
  )
}
