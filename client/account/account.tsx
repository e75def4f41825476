'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePage } from '../../ui/core/page-context.tsx'
import { signalAuth } from '../auth-signal.ts'
import { Confirm } from './confirm.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { KeepFactor, KeptFactor } from './keep-factor.tsx'
import { LostCode, LostFactor, LostWaits } from './lost-factor.tsx'
import { ExpiredPassword, NewPassword } from './new-password.tsx'
import { RememberedProvider } from './remembered-input.tsx'
import { Restore, RestoreSent } from './restore.tsx'
import { RecoveryStep, SecondStep } from './second-step.tsx'
import { SignIn } from './sign-in.tsx'
import { SignUp } from './sign-up.tsx'
import type { Step, StepName, StepProps } from './step.ts'

function Screen({ step, ...props }: StepProps & { step: Step }) {
  switch (step.name) {
    case 'signIn':
      return <SignIn {...props} isExpired={step.isExpired} />
    case 'signUp':
      return <SignUp {...props} />
    case 'confirm':
      return <Confirm key={step.confirmation.id} {...props} confirmation={step.confirmation} />
    case 'confirmEmail':
      return <ConfirmEmail {...props} />
    case 'restore':
      return <Restore {...props} />
    case 'restoreSent':
      return <RestoreSent {...props} login={step.login} />
    case 'newPassword':
      return <NewPassword {...props} token={step.token} />
    case 'expired':
      return <ExpiredPassword {...props} {...step} />
    case 'secondStep':
      return <SecondStep {...props} asked={step.asked} />
    case 'recovery':
      return <RecoveryStep {...props} asked={step.asked} />
    case 'lostFactor':
      return <LostFactor {...props} asked={step.asked} />
    case 'lostCode':
      return <LostCode {...props} asked={step.asked} sent={step.sent} />
    case 'lostWaits':
      return <LostWaits {...props} hours={step.hours} />
    case 'keepFactor':
      return <KeepFactor {...props} token={step.token} />
    case 'keptFactor':
      return <KeptFactor {...props} />
  }
}

/** The page of an expired password begins with a sign-in by it, under its own title. */
const titleOf = (step: Step): StepName => (step.name === 'signIn' && step.isExpired ? 'expired' : step.name)

type Props = {
  first: Step
  /** Called after sign-in; the other tabs have been notified already. */
  onDone: () => void
  /** Called when a step other than the first is shown. */
  onStep?: (name: StepName) => void
  /** Renders the container around a step: a card or a dialog. */
  frame: (title: string, screen: ReactNode) => ReactNode
}

/** Sign-in, registration and password steps: in the card of R29–R32 and in the dialog of B-40. */
export function Account({ first, onDone, onStep, frame }: Props) {
  const { t } = usePage()
  const [step, setStep] = useState(first)
  const [remembered] = useState(() => new Map<string, string>())
  const isFirst = useRef(true)
  const place = useRef<HTMLDivElement>(null)

  // A new step focuses its first field; the first step leaves the focus where it is.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else place.current?.querySelector<HTMLElement>('input:not([hidden]), [tabindex="-1"]')?.focus()
    void step
  }, [step])

  function go(next: Step) {
    setStep(next)
    onStep?.(next.name)
  }
  function done() {
    void signalAuth('login').then(onDone)
  }
  return frame(
    t(`account:title.${titleOf(step)}`),
    <div ref={place}>
      <RememberedProvider value={remembered}>
        <Screen key={step.name} step={step} go={go} done={done} />
      </RememberedProvider>
    </div>,
  )
}
