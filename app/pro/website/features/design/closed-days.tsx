import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../../client/call.ts'
import { CallError } from '../../../../../client/call-error.ts'
import type { ReadyNotice } from '../../../../../schemas/api/ready-notice.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { DatePicker } from '../../../../../ui/date-picker/date-picker.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { parsed } from '../../../../queries/parsed.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useToday } from '../../../use-today.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'

const shape = async () => (await import('../../../../../schemas/api/ready-notice.ts')).readyNotice

/** Asks for days on which the clinic is closed, and gives the notice of them in every language. */
export function ClosedDays({ onReady }: { onReady: (ready: ReadyNotice) => void }) {
  const { t } = useTranslation()
  const { place, timezone } = useBuilder()
  const today = useToday(timezone)
  const [from, setFrom] = useState<string | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (days: URLSearchParams) =>
      parsed(shape, call('GET', `/business-api-front2/${place}/clinic_website/notices/closed?${days}`)),
    onSuccess: onReady,
    throwOnError: (fault) => !(fault instanceof CallError),
  })
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      <Field label={t('business:site.notice.from')}>
        <DatePicker value={from} min={today} today={today} onValueChange={setFrom} />
      </Field>
      <Field label={t('business:site.notice.to')}>
        <DatePicker value={until} min={from ?? today} today={today} onValueChange={setUntil} />
      </Field>
      <Button
        variant="secondary"
        size="small"
        className="col-span-2"
        loading={isPending}
        disabled={!from}
        onClick={() => from && mutate(new URLSearchParams({ from, until: until ?? from }))}
      >
        {t('business:site.notice.days')}
      </Button>
      <p role="alert" className="col-span-2 text-danger-ink empty:hidden">
        {error instanceof CallError ? error.sentence : ''}
      </p>
    </div>
  )
}
