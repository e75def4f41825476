import { defineMessages } from '../kit/outbox/define-messages.ts'

const about = {
  channels: ['mail'],
  reason: 'clinic',
  params: { COMPANY: 'clinic', HOST: 'text', LINK: 'path' },
  facts: ['HOST'],
  button: 'LINK',
} as const

export const messages = defineMessages({ 'webhook-made': about, 'webhook-off': about })

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
