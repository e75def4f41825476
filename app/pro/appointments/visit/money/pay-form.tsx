import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { CallError } from '../../../../../client/call-error.ts'
import { FormAlert } from '../../../../../client/form/form-alert.tsx'
import { FormField } from '../../../../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../../../../client/form/form-parts.ts'
import { useCallForm } from '../../../../../client/form/use-call-form.ts'
import type { paymentBody, Visit } from '../../../../../schemas/api/visit.ts'
import { formatMoney, readMoney, typedMoney } from '../../../../../schemas/visits/money.ts'
import { type PaymentMethod, paymentMethods } from '../../../../../schemas/visits/payment-methods.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { useUnsaved } from '../../../../../ui/dialog/unsaved.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { AmountField } from './amount-field.tsx'
import { MethodChips } from './method-chips.tsx'
import { owedAt, sharesOf } from './owed-at.ts'
import { useMoneyCalls } from './use-money-calls.ts'
import { useOnce } from './use-once.ts'

type Values = { METHOD: PaymentMethod | ''; AMOUNT: string }

type Props = { visit: Visit; onBegun: () => void; onPaid: (amount: number) => void }

/**
 * Notes a payment in two presses: how it is paid, and that it was taken. The amount is all that is left to pay until another one is typed. If a
 * colleague was faster, the form says so, and what is typed stays.
 */
export function PayForm({ visit, onBegun, onPaid }: Props) {
  const { t } = useTranslation()
  const { pay } = useMoneyCalls(visit.APPOINTMENT_CODE)
  const once = useOnce()
  const { PAID, CURRENCY } = visit
  const owed = owedAt(visit)
  /** What is asked for first: what this visit costs, or if that is paid what the patient owes for others. */
  const due = visit.DUE > 0 ? visit.DUE : owed
  /** What had been paid when the person began to fill in the form: they decide by what they saw then. */
  const [seen, setSeen] = useState<number>()
  const form = useCallForm<typeof paymentBody, Values>({
    schema: async () => (await import('../../../../../schemas/api/visit.ts')).paymentBody,
    defaultValues: { METHOD: '', AMOUNT: due > 0 ? typedMoney(due) : '' },
    toBody: ({ METHOD, AMOUNT }) => ({
      ...(METHOD && { METHOD }),
      ...(AMOUNT && { AMOUNT: readMoney(AMOUNT) ?? -1 }),
      PAID: seen ?? PAID,
    }),
    send: async (body) => {
      try {
        const { DUE } = await once(body, (key) => pay(body, key))
        setSeen(undefined)
        form.reset({ METHOD: '', AMOUNT: DUE > 0 ? typedMoney(DUE) : '' })
        onPaid(body.AMOUNT)
      } catch (error) {
        // The next press is made with the payments in view.
        if (error instanceof CallError && error.code === 'PAID_MEANWHILE') setSeen(undefined)
        throw error
      }
    },
  })
  const { control, register, faults, formState } = form
  const { AMOUNT } = useWatch({ control })
  useUnsaved(formState.isDirty)
  const amount = AMOUNT ? readMoney(AMOUNT) : undefined
  const { carried, over } = sharesOf(visit, amount ?? 0)
  return (
    <FormPartsProvider value={form}>
      <form
        {...form.attributes}
        className="mt-3 grid gap-4 rounded-control bg-surface p-4"
        onChange={() => {
          setSeen((before) => before ?? PAID)
          onBegun()
        }}
      >
        <FormField name="METHOD" label={t('visits:pay.method')} group>
          <Controller
            control={control}
            name="METHOD"
            render={({ field: { name, value, onChange } }) => (
              <MethodChips
                name={name}
                value={value}
                onChange={onChange}
                methods={paymentMethods.map((method) => ({ method, label: t(`visits:method.${method}`) }))}
              />
            )}
          />
        </FormField>
        <AmountField
          label={t('visits:pay.amount')}
          registered={register('AMOUNT')}
          value={AMOUNT}
          isTyped={Boolean(formState.dirtyFields.AMOUNT)}
          whole={due}
          currency={CURRENCY}
          reset={(defaultValue) => form.resetField('AMOUNT', { defaultValue })}
        />
        <div>
          <FormAlert>
            {faults.root ??
              (seen !== undefined &&
                seen !== PAID &&
                t('visits:pay.meanwhile', { amount: formatMoney(PAID, CURRENCY) }))}
          </FormAlert>
          <p role="status" className="mb-2 text-ink-soft empty:hidden">
            {carried > 0 && t('visits:pay.carried', { amount: formatMoney(carried, CURRENCY) })}
          </p>
          <p role="status" className="mb-2 text-danger-ink empty:hidden">
            {over > 0 && t('visits:pay.over', { amount: formatMoney(over, CURRENCY) })}
          </p>
          <Button type="submit" loading={form.isSubmitting} className="max-sm:w-full">
            {amount ? t('visits:pay.do', { amount: formatMoney(amount, CURRENCY) }) : t('visits:pay.doAny')}
          </Button>
          <p className="mt-2 text-sm text-ink-soft">{t('visits:pay.told')}</p>
        </div>
      </form>
    </FormPartsProvider>
  )
}
