import { defineMessages } from '../kit/outbox/define-messages.ts'

export const messages = defineMessages({
  'key-made': {
    channels: ['mail'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', KEY_NAME: 'text', LINK: 'path' },
    facts: ['KEY_NAME'],
    button: 'LINK',
  },
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
