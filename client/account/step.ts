/** A code that was sent and is waited for. */
export type Confirmation = {
  id: string
  /** Where it went. */
  contact: string
  /** Instant from which another may be sent, in milliseconds. */
  resendAt: number
  /** Asks for another code. */
  resend: () => Promise<Confirmation>
  /** Checks the code; signs in when it fits. */
  check: (code: string) => Promise<void>
}

/** What of an account is being done: one screen of the card or the dialog. */
export type Step =
  | { name: 'signIn'; isExpired?: boolean }
  | { name: 'signUp' }
  | { name: 'confirm'; confirmation: Confirmation }
  | { name: 'confirmEmail' }
  | { name: 'restore' }
  | { name: 'restoreSent'; login: string }
  | { name: 'newPassword'; token: string }
  | { name: 'expired'; login: string; changeToken: string }

export type StepName = Step['name']

/** What every screen may do. */
export type StepProps = {
  go: (step: Step) => void
  /** Somebody is signed in now. */
  done: () => void
}
