import type { Samples } from '../../kit/outbox/templates.ts'
import { clinic } from '../../kit/outbox/test/sample-words.ts'
import type { messages } from '../claims.messages.ts'

export const samples: Samples<typeof messages> = {
  'claim-code': { COMPANY: clinic, PERSON: 'Ким Ольга', CODE: '483920' },
  'claim-rival': { COMPANY: clinic },
  'claim-to-moderators': { COMPANY: clinic, PERSON: 'Ким Ольга', LINK: '/moderation/claims' },
}
