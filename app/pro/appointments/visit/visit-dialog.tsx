'use client'

import CalendarClock from 'lucide-react/icons/calendar-clock'
import Pencil from 'lucide-react/icons/pencil'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../../client/call-error.ts'
import { FormAlert } from '../../../../client/form/form-alert.tsx'
import { serverNow } from '../../../../client/server-clock.ts'
import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import { formatCalendarDate, weekdayName } from '../../../../schemas/formats/date.ts'
import { weekday } from '../../../../schemas/formats/zone.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { UnsavedProvider, useUnsavedForms } from '../../../../ui/dialog/unsaved.tsx'
import type { Option } from '../../../../ui/form/options.ts'
import { Segments } from '../../../../ui/form/segments.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { hasKeptText } from '../../../state/kept-texts.ts'
import { useTranslation } from '../../../use-translation.ts'
import { useToday } from '../../use-today.ts'
import { useBranch } from '../appointments-context.ts'
import { statusLooks } from '../status-looks.ts'
import { isTakenBack, useGiveStatus, withdrawOffer } from '../use-give-status.ts'
import { patientOf } from '../visit-name.ts'
import { whenOf } from '../visit-when.ts'
import { BeginButton } from './begin-button.tsx'
import { CancelForm } from './cancel-form.tsx'
import { CorrectForm } from './correct-form.tsx'
import { MoneyPart, NotesPart } from './loaded-visit-parts.tsx'
import { OwedLines } from './money/owed-lines.tsx'
import { MoveForm } from './move-form.tsx'
import { noteTexts } from './notes/use-kept-text.ts'
import type { Obstacle } from './obstacle.ts'
import { firstPart, partsOf, type VisitPart } from './parts-of.ts'
import { isToBegin, stepsOf } from './steps-of.ts'
import { VisitChanges } from './visit-changes.tsx'
import { VisitFacts } from './visit-facts.tsx'
import type { Where } from './where.ts'

/** The part of a visit that the dialog shows: its facts, or a form over it. */
export type VisitMode =
  | { kind: 'facts' }
  | { kind: 'cancel' }
  | { kind: 'correct' }
  | { kind: 'move'; where?: Where; refused?: Obstacle }

type Props = {
  visit: StaffAppointment
  first: VisitMode
  /** Names by code. */
  doctors: readonly Option[]
  services: readonly Option[]
  /** It is left with a note that is not saved. */
  onNoteLeft: () => void
  /** With the visit that is to have the focus then. */
  onClose: (visit?: StaffAppointment) => void
}

/** A visit: patient, time and service, and the possible actions now (S-APPT). */
export function VisitDialog({ visit, first, doctors, services, onNoteLeft, onClose }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { mayChange, timezone, patients, readsNotes, isOwn, person } = useBranch()
  const { give, back } = useGiveStatus()
  const today = useToday(timezone)
  const [mode, setMode] = useState(first)
  const rights = { seesMoney: patients !== undefined, readsNotes, isOwn }
  const parts = partsOf(visit, rights)
  const [chosen, setChosen] = useState<VisitPart>()
  const part = chosen && parts.includes(chosen) ? chosen : firstPart(parts, rights)
  /** What was typed in a part stays there while another one is shown. */
  const [shown, setShown] = useState({ facts: false, money: false })
  const isFacts = mode.kind === 'facts'
  if (isFacts && (!shown.facts || (part === 'money' && !shown.money)))
    setShown({ facts: true, money: shown.money || part === 'money' })
  const unsaved = useUnsavedForms()
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<string>()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fault) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [fault])
  useEffect(withdrawOffer, [])
  const name = patientOf(visit) || t('calendar:hold.name')
  const when = `${weekdayName(weekday(visit.DATE), locale)}, ${formatCalendarDate(visit.DATE, locale, today)}, ${visit.LABEL}–${visit.LABEL_END}`
  const doctor =
    doctors.find(({ value }) => value === visit.SPECIALIST_CODE)?.label ?? t('calendar:formerDoctor')
  const steps = stepsOf(visit, serverNow())
  const isOwedShown = ['pending', 'confirmed', 'arrived'].includes(visit.STATUS)
  const mayMove = visit.NEXT.includes('cancelled_by_clinic')
  const { STATUS, TAKE_BACK_UNTIL } = visit
  const isRecent = TAKE_BACK_UNTIL !== null && Date.parse(TAKE_BACK_UNTIL) > serverNow().getTime()

  async function change(status: (typeof visit.NEXT)[number], reason?: string) {
    if (busy) return
    setBusy(status)
    setFault(undefined)
    try {
      const changed = await give(visit, status, reason)
      // A form that is not saved stays open; that of a cancellation was just sent.
      if (status === 'cancelled_by_clinic' || !unsaved.areThere()) onClose(changed)
      else withdrawOffer()
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
      onOpenChange={(open) => {
        if (open) return
        onClose(visit)
        if (parts.includes('notes') && hasKeptText(noteTexts(person, visit.APPOINTMENT_CODE))) onNoteLeft()
      }}
      closesOnOverlay={mode.kind === 'facts' && part === 'facts'}
      beginsWithField={first.kind !== 'facts'}
      unsaved={unsaved}
      actions={
        mode.kind === 'facts' &&
        mayChange &&
        (steps.length > 0 || (part === 'facts' && (mayMove || isRecent || visit.IS_CORRECTABLE))) && (
          <>
            {visit.STATUS === 'arrived' && (
              <BeginButton visit={visit} variant={part === 'facts' ? 'primary' : 'secondary'} />
            )}
            {steps.map((status, index) => (
              <Button
                key={status}
                // The main action of the other parts is their own.
                variant={index === 0 && part === 'facts' && !isToBegin(visit) ? 'primary' : 'secondary'}
                icon={statusLooks[status].icon}
                loading={busy === status}
                onClick={() => void change(status)}
              >
                {t(`calendar:do.${status}`)}
              </Button>
            ))}
            {part === 'facts' && isRecent && isTakenBack(STATUS) && (
              <Button
                variant="secondary"
                icon={Undo2}
                loading={busy === 'back'}
                onClick={async () => {
                  setBusy('back')
                  const changed = await back(visit)
                  setBusy(undefined)
                  if (changed) onClose(changed)
                }}
              >
                {t(`calendar:takeBack.${STATUS}`)}
              </Button>
            )}
            {part === 'facts' && visit.IS_CORRECTABLE && (
              <Button variant="secondary" icon={Pencil} onClick={() => setMode({ kind: 'correct' })}>
                {t('calendar:correct.open')}
              </Button>
            )}
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
      <UnsavedProvider forms={unsaved}>
        {shown.facts && (
          <div hidden={!isFacts}>
            {parts.length > 1 && (
              <div className="mb-5">
                <Segments
                  label={t('visits:parts.label')}
                  options={parts.map((value) => ({ value, label: t(`visits:parts.${value}`) }))}
                  value={part}
                  onChange={setChosen}
                />
              </div>
            )}
            {part === 'facts' && <VisitFacts visit={visit} doctor={doctor} />}
            {part === 'facts' && rights.seesMoney && isOwedShown && (
              <OwedLines code={visit.APPOINTMENT_CODE} />
            )}
            {part === 'facts' && visit.STATUS !== 'hold' && <VisitChanges code={visit.APPOINTMENT_CODE} />}
            {shown.money && parts.includes('money') && (
              <div hidden={part !== 'money'}>
                <MoneyPart code={visit.APPOINTMENT_CODE} />
              </div>
            )}
            {part === 'notes' && <NotesPart code={visit.APPOINTMENT_CODE} />}
            <div ref={alert} className="mt-4">
              <FormAlert>{isFacts && fault}</FormAlert>
            </div>
          </div>
        )}
        {mode.kind === 'cancel' && (
          <CancelForm
            isBusy={busy === 'cancelled_by_clinic'}
            fault={fault}
            onBack={() => setMode({ kind: 'facts' })}
            onCancel={(reason) => void change('cancelled_by_clinic', reason)}
          />
        )}
        {mode.kind === 'correct' && (
          <CorrectForm
            visit={visit}
            services={services}
            onCorrected={(corrected) => {
              toast({ message: t('calendar:done.corrected', { name }), variant: 'success' })
              onClose(corrected)
            }}
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
                message: t('calendar:done.moved', { name, when: whenOf(moved, locale, today) }),
                variant: 'success',
              })
              onClose(moved)
            }}
          />
        )}
      </UnsavedProvider>
    </Dialog>
  )
}
