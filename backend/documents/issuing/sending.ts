import type { SendingChannel } from '../../../schemas/api/documents.ts'
import type { PatientRow } from '../../patients/index.ts'

/** Where a link can be sent: what the patient's card has. */
export function addressOf(card: PatientRow | undefined, channel: SendingChannel): string | undefined {
  return (channel === 'mail' ? card?.email : card?.phone) || undefined
}

/** An address of which only as much is shown as tells it from others: `…2233`, `a…@clinic.kz`. */
export function addressInShort(channel: SendingChannel, address: string): string {
  if (channel === 'sms') return `…${address.slice(-4)}`
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}…${address.slice(at)}`
}
