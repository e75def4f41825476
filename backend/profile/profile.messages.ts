import { defineMessages } from '../kit/outbox/define-messages.ts'

export const messages = defineMessages({
  'account-deleted': { channels: ['mail'], reason: 'account', params: {} },
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
