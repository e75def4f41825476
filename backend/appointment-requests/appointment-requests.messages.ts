import { defineMessages } from '../kit/outbox/define-messages.ts'

export const messages = defineMessages({
  /** To the clinic's address for questions. */
  'appointment-request': {
    channels: ['mail'],
    reason: 'clinic',
    params: {
      COMPANY: 'clinic',
      REQUEST_CODE: 'text',
      PERSON: 'text',
      TEL: 'phone?',
      EMAIL: 'text?',
      DOCTOR: 'text?',
      SERVICE: 'text?',
      WHEN: 'text?',
      PATIENT: 'text?',
      COMMENT: 'text?',
      LANGUAGE: 'language',
      LINK: 'path',
    },
    facts: ['PERSON', 'TEL', 'EMAIL', 'DOCTOR', 'SERVICE', 'WHEN', 'PATIENT', 'COMMENT', 'LANGUAGE'],
    button: 'LINK',
    replyTo: 'EMAIL',
  },
  /** To a patient, in their language: the reception's answer. */
  'appointment-answer': {
    channels: ['mail'],
    reason: 'address',
    params: { COMPANY: 'clinic', ANSWER: 'text', TEL: 'phone?' },
    facts: ['ANSWER', 'TEL'],
  },
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
