import Play from 'lucide-react/icons/play'
import { type ReactNode, useState } from 'react'
import { CallError } from '../../../../client/call-error.ts'
import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../use-translation.ts'
import { useVisitCalls } from '../use-visit-calls.ts'
import { isToBegin } from './steps-of.ts'

type Props = {
  visit: StaffAppointment
  variant: 'primary' | 'secondary'
  disabled?: boolean
  /** Stands after the words. */
  children?: ReactNode
  /** Where the button goes with the beginning, and nobody would read what it says then. */
  onBegun?: () => void
}

/** Notes that a visit begins now: its real time, whatever was booked. Then it says so in its place. */
export function BeginButton({ visit, variant, disabled = false, children, onBegun }: Props) {
  const { t } = useTranslation()
  const { begin } = useVisitCalls()
  const [isBusy, setBusy] = useState(false)
  const [isBegun, setBegun] = useState(false)
  async function press() {
    if (isBusy) return
    setBusy(true)
    try {
      await begin(visit)
      setBegun(true)
      onBegun?.()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast({ message: error.sentence, variant: 'error' })
    } finally {
      setBusy(false)
    }
  }
  if (isBegun)
    return (
      <p role="status" className="self-center text-success-ink">
        {t('visits:real.done')}
      </p>
    )
  if (!isToBegin(visit)) return null
  return (
    <Button variant={variant} icon={Play} loading={isBusy} disabled={disabled} onClick={() => void press()}>
      {t('visits:real.begin')}
      {children}
    </Button>
  )
}
