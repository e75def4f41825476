import type { Samples } from '../../kit/outbox/templates.ts'
import type { messages } from '../patient.messages.ts'

export const samples: Samples<typeof messages> = {
  'account-deleted': {},
}
