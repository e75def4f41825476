import { defineMessages } from '../kit/outbox/define-messages.ts'

export const messages = defineMessages({
  /** To the patient of a document, whom the staff sends its link. What it says is only behind the link. */
  'document-issued': {
    channels: ['mail', 'sms'],
    reason: 'address',
    params: { COMPANY: 'clinic', DOCUMENT: 'text', LINK: 'path' },
    facts: ['DOCUMENT'],
    button: 'LINK',
  },
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
