import { useState } from 'react'
import { CallError } from '../../../client/call-error.ts'
import { FormAlert } from '../../../client/form/form-alert.tsx'
import { serverNow } from '../../../client/server-clock.ts'
import type { PracticeVisit } from '../../../schemas/api/practice.ts'
import { Button } from '../../../ui/button/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../use-translation.ts'
import { useBranch } from '../appointments/appointments-context.ts'
import { statusLooks } from '../appointments/status-looks.ts'
import { useGiveStatus } from '../appointments/use-give-status.ts'
import { BeginButton } from '../appointments/visit/begin-button.tsx'
import { isToBegin, stepsOf } from '../appointments/visit/steps-of.ts'
import { patientOf } from '../appointments/visit-name.ts'

/** What can be said of a visit now, each by one press, which can be taken back. Without a network nothing can. */
export function VisitSteps({ visit, isOnline }: { visit: PracticeVisit; isOnline: boolean }) {
  const { t } = useTranslation()
  const { mayChange } = useBranch()
  const { give } = useGiveStatus()
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<string>()
  const steps = stepsOf(visit, serverNow())
  async function press(status: (typeof steps)[number]) {
    setBusy(status)
    setFault(undefined)
    try {
      await give(visit, status)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.sentence)
    } finally {
      setBusy(undefined)
    }
  }
  const begins = isToBegin(visit)
  if (!mayChange || steps.length === 0)
    return <p className="text-sm text-ink-soft">{t('practice:nothingToDo')}</p>
  return (
    <div className="grid gap-3">
      <div className="grid gap-2 @min-[30rem]/page:flex">
        {begins && (
          <BeginButton
            visit={visit}
            variant="primary"
            disabled={!isOnline}
            onBegun={() =>
              toast({ message: t('practice:begun', { name: patientOf(visit) }), variant: 'success' })
            }
          >
            {!isOnline && <span className="text-sm">· {t('practice:waits')}</span>}
          </BeginButton>
        )}
        {steps.map((status, index) => (
          <Button
            key={status}
            variant={index === 0 && !begins ? 'primary' : 'secondary'}
            icon={statusLooks[status].icon}
            loading={busy === status}
            disabled={!isOnline}
            onClick={() => void (busy === undefined && press(status))}
          >
            {t(`calendar:do.${status}`)}
            {!isOnline && <span className="text-sm">· {t('practice:waits')}</span>}
          </Button>
        ))}
      </div>
      <FormAlert>{fault}</FormAlert>
    </div>
  )
}
