import { defineMessages } from '../kit/outbox/define-messages.ts'

export const messages = defineMessages({
  'staff-joined': {
    channels: ['mail'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', PERSON: 'text', ROLE: 'role', LINK: 'path' },
    facts: ['PERSON', 'ROLE'],
    button: 'LINK',
  },
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
