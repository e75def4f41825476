import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { type ClinicMoment, instantOf } from '../../clinic-moment.ts'
import { MomentFields } from '../../moment-fields.tsx'
import { useArea } from '../area-context.ts'

type Props = {
  isPending: boolean
  fault: string
  /** Saves and schedules for an instant in UTC; true if the question can be closed. */
  onSchedule: (at: string) => Promise<boolean>
}

/** The button that asks when a draft goes live, by the clinic's clock. */
export function Schedule({ isPending, fault, onSchedule }: Props) {
  const { t } = useTranslation()
  const { timezone } = useArea()
  const [isOpen, setOpen] = useState(false)
  const [moment, setMoment] = useState<ClinicMoment>({ date: null, time: '09:00' })
  const [isTried, setTried] = useState(false)
  const schedule = async () => {
    const at = instantOf(moment, timezone)
    setTried(true)
    if (at && (await onSchedule(at))) setOpen(false)
  }
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
        <Button loading={isPending} onClick={() => void schedule()}>
          {t('business:draft.schedule.do')}
        </Button>
      }
    >
      <MomentFields
        isTried={isTried}
        timezone={timezone}
        value={moment}
        onChange={setMoment}
        label={t('business:draft.schedule.title')}
        hint={t('business:draft.schedule.hint')}
      />
      <p role="alert" className="mt-3 text-danger-ink empty:hidden">
        {fault}
      </p>
    </Dialog>
  )
}
