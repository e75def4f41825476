import { defineMessages } from '../kit/outbox/define-messages.ts'

export const messages = defineMessages({
  /** To a contact that the source of a company names. */
  'claim-code': {
    channels: ['mail', 'sms'],
    reason: 'address',
    params: { COMPANY: 'clinic', PERSON: 'text', CODE: 'code' },
  },
  /** To a person who waits for a company that another person claims too. */
  'claim-rival': { channels: ['mail', 'sms'], reason: 'clinic', params: { COMPANY: 'clinic' } },
  'claim-to-moderators': {
    channels: ['mail'],
    reason: 'team',
    params: { COMPANY: 'clinic', PERSON: 'text', LINK: 'path' },
    facts: ['COMPANY', 'PERSON'],
    button: 'LINK',
  },
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
