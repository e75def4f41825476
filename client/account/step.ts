import type { LostFactorAsked, SecondStepAsked } from '../../schemas/api/factors.ts'

/** A confirmation code that was sent. */
export type Confirmation = {
  id: string
  /** The e-mail or phone it was sent to. */
  contact: string
  /** Time from which another may be requested, in milliseconds. */
  resendAt: number
  /** Requests another code. */
  resend: () => Promise<Confirmation>
  /** Checks the code; signs in if it is right. */
  check: (code: string) => Promise<void>
}

/** One step of the account card or dialog. */
export type Step =
  | { name: 'signIn'; isExpired?: boolean }
  | { name: 'signUp' }
  | { name: 'confirm'; confirmation: Confirmation }
  | { name: 'confirmEmail' }
  | { name: 'restore' }
  | { name: 'restoreSent'; login: string }
  | { name: 'newPassword'; token: string }
  | { name: 'expired'; login: string; changeToken: string }
  | { name: 'secondStep'; asked: SecondStepAsked }
  | { name: 'recovery'; asked: SecondStepAsked }
  | { name: 'lostFactor'; asked: SecondStepAsked }
  | { name: 'lostCode'; asked: SecondStepAsked; sent: LostFactorAsked }
  | { name: 'lostWaits'; hours: number }
  | { name: 'keepFactor'; token: string }
  | { name: 'keptFactor' }

export type StepName = Step['name']

/** Props of every step. */
export type StepProps = {
  go: (step: Step) => void
  /** Called after sign-in. */
  done: () => void
}

/** Goes to the step that a sign-in still needs, or ends it. */
export function goOn({ go, done }: StepProps, next: Step | undefined): void {
  if (next) go(next)
  else done()
}
