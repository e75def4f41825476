import Play from 'lucide-react/icons/play'
import { type ReactNode, useState } from 'react'
import { CallError } from '../../../../client/call-error.ts'
import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../use-translation.ts'
import { useVisitCalls } from '../use-visit-calls.ts'
import { patientOf } from '../visit-name.ts'

type Props = {
  visit: StaffAppointment
  variant: 'primary' | 'secondary'
  disabled?: boolean
  /** Stands after the words. */
  children?: ReactNode
}

/** Notes that a visit begins now: its real time, whatever was booked. */
export function BeginButton({ visit, variant, disabled = false, children }: Props) {
  const { t } = useTranslation()
  const { begin } = useVisitCalls()
  const [isBusy, setBusy] = useState(false)
  const [isBegun, setBegun] = useState(false)
  if (isBegun) return null
  async function press() {
    if (isBusy) return
    setBusy(true)
    try {
      await begin(visit)
      setBegun(true)
      toast({ message: t('visits:real.done', { name: patientOf(visit) }), variant: 'success' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast({ message: error.sentence, variant: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant={variant} icon={Play} loading={isBusy} disabled={disabled} onClick={() => void press()}>
      {t('visits:real.begin')}
      {children}
    </Button>
  )
}
