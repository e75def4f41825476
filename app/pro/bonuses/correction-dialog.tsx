'use client'

import { useRef } from 'react'
import { call } from '../../../client/call.ts'
import { Form } from '../../../client/form/form.tsx'
import { FormField } from '../../../client/form/form-field.tsx'
import { useCallForm } from '../../../client/form/use-call-form.ts'
import type { correctionBody } from '../../../schemas/api/bonuses.ts'
import { parseNumber } from '../../../schemas/formats/price.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { bonuses } from '../../queries/bonuses.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'

type Values = { POINTS: string; REASON: string }

/** Corrects the balance of a card by a row of its own, with the reason. Sent twice it corrects once. */
export function CorrectionDialog({
  place,
  card,
  onClose,
}: {
  place: string
  card: string
  onClose: () => void
}) {
  const { t } = useTranslation()
  const invalidate = useInvalidate(bonuses)
  const key = useRef(crypto.randomUUID())
  const form = useCallForm<typeof correctionBody, Values>({
    schema: async () => (await import('../../../schemas/api/bonuses.ts')).correctionBody,
    defaultValues: { POINTS: '', REASON: '' },
    toBody: ({ POINTS, ...values }) => ({
      ...values,
      ...(POINTS && { POINTS: parseNumber(POINTS) ?? 0 }),
    }),
    send: async (body) => {
      await call('POST', `/w-business/${place}/bonus_card/${encodeURIComponent(card)}/correction`, body, {
        key: key.current,
      })
      await invalidate()
      toast({ message: t('bonuses:correct.done'), variant: 'success' })
      onClose()
    },
  })
  return (
    <Dialog
      id="correct-points"
      size="small"
      title={t('bonuses:correct.do')}
      open
      onOpenChange={(open) => open || onClose()}
    >
      <Form form={form} submit={t('bonuses:correct.do')}>
        <FormField
          name="POINTS"
          label={t('bonuses:correct.points')}
          hint={t('bonuses:correct.hint')}
          required
        >
          <Input {...form.register('POINTS')} autoComplete="off" className="tabular-nums" />
        </FormField>
        <FormField
          name="REASON"
          label={t('bonuses:correct.reason')}
          hint={t('bonuses:correct.reasonHint')}
          required
        >
          <Input {...form.register('REASON')} maxLength={300} autoComplete="off" />
        </FormField>
      </Form>
    </Dialog>
  )
}
