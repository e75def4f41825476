import { FormAlert } from '../../../../../client/form/form-alert.tsx'
import { FormField } from '../../../../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../../../../client/form/form-parts.ts'
import { useCallForm } from '../../../../../client/form/use-call-form.ts'
import type { refundBody, Visit, VisitPayment } from '../../../../../schemas/api/visit.ts'
import { formatMoney } from '../../../../../schemas/visits/money.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useMoneyCalls } from './use-money-calls.ts'
import { useOnce } from './use-once.ts'

type Props = { visit: Visit; payment: VisitPayment; onDone: () => void }

/** Notes that a payment was returned, with the reason. */
export function ReturnForm({ visit, payment, onDone }: Props) {
  const { t } = useTranslation()
  const { giveBack } = useMoneyCalls(visit.APPOINTMENT_CODE)
  const once = useOnce()
  const amount = formatMoney(payment.AMOUNT, visit.CURRENCY)
  const form = useCallForm<typeof refundBody>({
    schema: async () => (await import('../../../../../schemas/api/visit.ts')).refundBody,
    send: async (body) => {
      await once(body, (key) => giveBack(payment.PAYMENT, body, key))
      toast({ message: t('visits:pay.returned', { amount }), variant: 'success' })
      onDone()
    },
  })
  return (
    <FormPartsProvider value={form}>
      <form {...form.attributes} className="mt-3 grid gap-4 rounded-control bg-surface p-4">
        <FormField name="REASON" label={t('visits:pay.reason')} hint={t('visits:pay.reasonHint')} required>
          <Input {...form.register('REASON')} maxLength={300} autoComplete="off" autoFocus />
        </FormField>
        <div>
          <FormAlert>{form.faults.root}</FormAlert>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" loading={form.isSubmitting}>
              {t('visits:pay.returnDo', { amount })}
            </Button>
            <Button variant="empty" onClick={onDone}>
              {t('business:cancel')}
            </Button>
          </div>
        </div>
      </form>
    </FormPartsProvider>
  )
}
