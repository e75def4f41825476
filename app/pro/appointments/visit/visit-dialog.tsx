'use client'

import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useState } from 'react'
import { CallError } from '../../../../client/call-error.ts'
import { FormAlert } from '../../../../client/form/form-alert.tsx'
import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import { formatCalendarDate, weekdayName } from '../../../../schemas/formats/date.ts'
import { weekday } from '../../../../schemas/formats/zone.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import type { Option } from '../../../../ui/options.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../use-translation.ts'
import { useToday } from '../../use-today.ts'
import { useBranch } from '../appointments-context.ts'
import { statusLooks } from '../status-looks.ts'
import { useVisitCalls } from '../use-visit-calls.ts'
import { patientOf } from '../visit-name.ts'
import { CancelForm } from './cancel-form.tsx'
import { MoveForm } from './move-form.tsx'
import type { Obstacle } from './obstacle.ts'
import { VisitFacts } from './visit-facts.tsx'
import type { Where } from './where-fields.tsx'

/** What of a visit is shown: its facts, or a form over it. */
export type VisitMode =
  | { kind: 'facts' }
  | { kind: 'cancel' }
  | { kind: 'move'; where?: Where; refused?: Obstacle }

type Props = {
  visit: StaffAppointment
  first: VisitMode
  /** Names by code. */
  doctors: readonly Option[]
  /** With the visit that is to have the focus then. */
  onClose: (visit?: StaffAppointment) => void
}

/** A visit: who comes, when and for what, and what may be done with it now (S-APPT). */
export function VisitDialog({ visit, first, doctors, onClose }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { mayChange, timezone } = useBranch()
  const { setStatus } = useVisitCalls()
  const today = useToday(timezone)
  const [mode, setMode] = useState(first)
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<string>()
  const code = visit.APPOINTMENT_CODE
  const name = patientOf(visit) || t('calendar:hold.name')
  const when = `${weekdayName(weekday(visit.DATE), locale)}, ${formatCalendarDate(visit.DATE, locale, today)}, ${visit.LABEL}–${visit.LABEL_END}`
  const doctor =
    doctors.find(({ value }) => value === visit.SPECIALIST_CODE)?.label ?? t('calendar:formerDoctor')
  const steps = visit.NEXT.filter((status) => status !== 'cancelled_by_clinic')
  const mayMove = visit.NEXT.includes('cancelled_by_clinic')

  async function change(status: (typeof visit.NEXT)[number], reason?: string) {
    if (busy) return
    setBusy(status)
    setFault(undefined)
    try {
      const changed = await setStatus(code, status, reason)
      toast({ message: t(`calendar:done.${status}`, { name }), variant: 'success' })
      onClose(changed)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.sentence)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Dialog
      id="visit"
      title={name}
      description={when}
      open
      onOpenChange={(open) => open || onClose(visit)}
      closesOnOverlay={mode.kind === 'facts'}
      beginsWithField={first.kind !== 'facts'}
      actions={
        mode.kind === 'facts' &&
        mayChange &&
        visit.NEXT.length > 0 && (
          <>
            {steps.map((status, index) => (
              <Button
                key={status}
                variant={index === 0 ? 'primary' : 'secondary'}
                icon={statusLooks[status].icon}
                loading={busy === status}
                onClick={() => void change(status)}
              >
                {t(`calendar:do.${status}`)}
              </Button>
            ))}
            {mayMove && (
              <Button variant="secondary" icon={CalendarClock} onClick={() => setMode({ kind: 'move' })}>
                {t('calendar:do.move')}
              </Button>
            )}
            {mayMove && (
              <Button variant="empty" onClick={() => setMode({ kind: 'cancel' })}>
                {t('calendar:do.cancelled_by_clinic')}
              </Button>
            )}
          </>
        )
      }
    >
      {mode.kind === 'facts' && (
        <>
          <VisitFacts visit={visit} doctor={doctor} />
          <div className="mt-4 empty:hidden">
            <FormAlert>{fault}</FormAlert>
          </div>
        </>
      )}
      {mode.kind === 'cancel' && (
        <CancelForm
          isBusy={busy === 'cancelled_by_clinic'}
          fault={fault}
          onBack={() => setMode({ kind: 'facts' })}
          onCancel={(reason) => void change('cancelled_by_clinic', reason)}
        />
      )}
      {mode.kind === 'move' && (
        <MoveForm
          visit={visit}
          where={mode.where ?? { doctor: visit.SPECIALIST_CODE, date: visit.DATE, time: visit.LABEL }}
          {...(mode.refused && { refused: mode.refused })}
          doctors={doctors}
          onMoved={(moved) => {
            toast({
              message: t('calendar:done.moved', { name, time: moved.LABEL }),
              variant: 'success',
            })
            onClose(moved)
          }}
        />
      )}
    </Dialog>
  )
}
