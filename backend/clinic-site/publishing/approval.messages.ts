import { defineMessages } from '../../kit/outbox/define-messages.ts'

export const messages = defineMessages({
  /** To staff who may publish. */
  'site-review-asked': {
    channels: ['mail'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', PERSON: 'text', NOTE: 'text?', LINK: 'path' },
    facts: ['NOTE'],
    button: 'LINK',
  },
  'site-review-published': {
    channels: ['mail'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', PERSON: 'text', NOTE: 'text?', LINK: 'path' },
    button: 'LINK',
  },
  'site-review-returned': {
    channels: ['mail'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', PERSON: 'text', NOTE: 'text?', LINK: 'path' },
    facts: ['NOTE'],
    button: 'LINK',
  },
})

type Messages = typeof messages

declare module '../../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
