import { defineMessages } from '../kit/outbox/define-messages.ts'

export const messages = defineMessages({
  'company-out': {
    channels: ['mail'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', PERSON: 'text', DAYS: 'text', LINK: 'path' },
    facts: ['PERSON'],
    button: 'LINK',
  },
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
