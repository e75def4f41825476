import { useState } from 'react'
import { CallError } from '../../../../client/call-error.ts'
import { FormAlert } from '../../../../client/form/form-alert.tsx'
import { useNativeForm } from '../../../../client/form/use-native-form.ts'
import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useUnsaved } from '../../../../ui/dialog/unsaved.tsx'
import type { Option } from '../../../../ui/form/options.ts'
import { useTranslation } from '../../../use-translation.ts'
import { instantOf } from '../../clinic-moment.ts'
import { useBranch } from '../appointments-context.ts'
import { useVisitCalls } from '../use-visit-calls.ts'
import { type Obstacle, obstacleOf } from './obstacle.ts'
import { ObstaclePanel } from './obstacle-panel.tsx'
import type { Where } from './where.ts'
import { WhereFields } from './where-fields.tsx'

type Props = {
  visit: StaffAppointment
  where: Where
  /** The obstacle if a drag to this place was refused. */
  refused?: Obstacle
  doctors: readonly Option[]
  onMoved: (visit: StaffAppointment) => void
}

/** Moves a visit to another time or doctor; says if the time is taken, and overbooks only after a confirmation. */
export function MoveForm({ visit, where, refused, doctors, onMoved }: Props) {
  const { t } = useTranslation()
  const { timezone } = useBranch()
  const { move } = useVisitCalls()
  const [first] = useState(where)
  const [value, setValue] = useState(where)
  const [isTried, setTried] = useState(false)
  const [obstacle, setObstacle] = useState(refused)
  const [insisted, setInsisted] = useState({ OVERBOOK: false, SAME_PATIENT: false })
  useUnsaved(value !== first)
  const form = useNativeForm<object>({ send: () => send(value, insisted) })
  const { isSubmitting } = form

  async function send(to: Where, flags: typeof insisted) {
    setTried(true)
    const START = instantOf(to, timezone)
    if (!START) return
    setObstacle(undefined)
    try {
      onMoved(await move(visit.APPOINTMENT_CODE, { START, DOCTOR_CODE: to.doctor, ...flags }))
    } catch (error) {
      const found = error instanceof CallError ? await obstacleOf(error) : undefined
      if (!found) throw error
      setObstacle(found)
    }
  }
  function insist() {
    const flags =
      obstacle?.kind === 'busy' ? { ...insisted, SAME_PATIENT: true } : { ...insisted, OVERBOOK: true }
    setInsisted(flags)
    void form.run(() => send(value, flags))
  }
  return (
    <form {...form.attributes} className="grid gap-4">
      <WhereFields
        value={value}
        onChange={(next) => {
          setValue(next)
          setObstacle(undefined)
          // The confirmation was for another place.
          setInsisted({ OVERBOOK: false, SAME_PATIENT: false })
        }}
        isTried={isTried}
        doctors={doctors}
        patient={visit}
        moved={visit.APPOINTMENT_CODE}
      />
      {obstacle && (
        <ObstaclePanel
          obstacle={obstacle}
          isBusy={isSubmitting}
          onInsist={insist}
          onPick={({ DATE, LABEL, SPECIALIST_CODE }) => {
            const to = { doctor: SPECIALIST_CODE, date: DATE, time: LABEL }
            setValue(to)
            void form.run(() => send(to, { OVERBOOK: false, SAME_PATIENT: false }))
          }}
        />
      )}
      <FormAlert>{form.faults.root}</FormAlert>
      <p className="text-sm text-ink-soft">{t('calendar:move.told')}</p>
      <Button type="submit" variant={obstacle ? 'secondary' : 'primary'} loading={isSubmitting && !obstacle}>
        {t(obstacle ? 'calendar:add.again' : 'calendar:move.do')}
      </Button>
    </form>
  )
}
