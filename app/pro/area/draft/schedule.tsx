import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { ClockInput } from '../../../../pro-forms/fields/clock-input.tsx'
import { zonedInstant } from '../../../../schemas/formats/zone.ts'
import { Button } from '../../../../ui/button.tsx'
import { DatePicker } from '../../../../ui/date-picker/date-picker.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useArea } from '../area-context.ts'

type Props = {
  isPending: boolean
  fault: string
  /** Schedules what is saved for an instant in UTC; true if that is done. */
  onSchedule: (at: string) => Promise<boolean>
}

/** The button that asks when a draft goes live, by the clinic's clock. */
export function Schedule({ isPending, fault, onSchedule }: Props) {
  const { t } = useTranslation()
  const { timezone } = useArea()
  const [isOpen, setOpen] = useState(false)
  const [date, setDate] = useState<string>()
  const [time, setTime] = useState<string | undefined>('09:00')
  const at = date && time ? zonedInstant(date, time, timezone).toISOString() : undefined
  return (
    <Dialog
      id="draft-schedule"
      size="small"
      title={t('business:draft.schedule.title')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="empty" icon={Clock}>
          <span className="@max-3xl/page:sr-only">{t('business:draft.schedule.open')}</span>
        </Button>
      }
      actions={
        <Button
          disabled={at === undefined}
          loading={isPending}
          onClick={() => at && void onSchedule(at).then((isDone) => isDone && setOpen(false))}
        >
          {t('business:draft.schedule.do')}
        </Button>
      }
    >
      <p className="mb-4 text-ink-soft">{t('business:draft.schedule.hint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('business:draft.schedule.date')}>
          <DatePicker value={date ?? null} onValueChange={(next) => setDate(next ?? undefined)} />
        </Field>
        <Field label={t('business:draft.schedule.time')}>
          <ClockInput value={time} onChange={setTime} />
        </Field>
      </div>
      <p role="alert" className="mt-3 text-danger-ink empty:hidden">
        {fault}
      </p>
    </Dialog>
  )
}
