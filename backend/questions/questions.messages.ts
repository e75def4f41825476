import { defineMessages } from '../kit/outbox/define-messages.ts'

export const messages = defineMessages({
  /** To the person who has asked a clinic: the number, and the link to the answer. */
  'question-received': {
    channels: ['mail', 'sms'],
    reason: 'address',
    params: { COMPANY: 'clinic', QUESTION_CODE: 'text', ANSWER_BY: 'instant', LINK: 'path' },
    facts: ['QUESTION_CODE', 'ANSWER_BY'],
    button: 'LINK',
  },
  'question-answered': {
    channels: ['mail', 'sms'],
    reason: 'address',
    params: { COMPANY: 'clinic', QUESTION_CODE: 'text', ANSWER: 'text', LINK: 'path' },
    facts: ['ANSWER'],
    button: 'LINK',
  },
  /** To the clinic's address for questions: the text that waits for an answer. */
  'question-to-clinic': {
    channels: ['mail'],
    reason: 'clinic',
    params: {
      COMPANY: 'clinic',
      QUESTION_CODE: 'text',
      PERSON: 'text',
      DOCTOR: 'text?',
      SPECIALITY: 'text?',
      QUESTION: 'text',
      LANGUAGE: 'language',
      ANSWER_BY: 'instant',
      LINK: 'path',
    },
    facts: ['PERSON', 'DOCTOR', 'SPECIALITY', 'QUESTION', 'LANGUAGE', 'ANSWER_BY'],
    button: 'LINK',
  },
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
