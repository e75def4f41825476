import type { Samples } from '../../kit/outbox/templates.ts'
import type { messages } from '../profile.messages.ts'

export const samples: Samples<typeof messages> = {
  'account-deleted': {},
}
