import type { Translate } from '../../locales/text-key.ts'
import { CallError } from '../call-error.ts'

/** What browsers say of passkeys, by the name of the error: that it was cancelled, and why it cannot work. */
const faults = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'elsewhere',
  NotSupportedError: 'unsupported',
} as const

/** The fault of a passkey in the words of the person, as a form shows it; of any other error that it could not be used. */
export function passkeyFault(error: unknown, t: Translate): CallError {
  const name = error instanceof Error ? error.name : ''
  const fault = Object.hasOwn(faults, name) ? faults[name as keyof typeof faults] : 'failed'
  return new CallError(0, 'PASSKEY', t(`account:passkey.${fault}`))
}
