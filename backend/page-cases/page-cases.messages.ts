import { defineMessages } from '../kit/outbox/define-messages.ts'

export const messages = defineMessages({
  'page-taken-down': {
    channels: ['mail', 'sms'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', PAGE: 'text', REASON: 'text', LINK: 'path' },
    facts: ['PAGE', 'REASON'],
    button: 'LINK',
  },
  'page-put-back': {
    channels: ['mail', 'sms'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', PAGE: 'text', LINK: 'path' },
    facts: ['PAGE'],
    button: 'LINK',
  },
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
