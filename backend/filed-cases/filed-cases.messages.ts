import { defineMessages } from '../kit/outbox/define-messages.ts'

const caseLetter = {
  channels: ['mail', 'sms'],
  reason: 'address',
  params: { COMPANY: 'clinic', KIND: 'text', CASE_CODE: 'text', LINK: 'path' },
  facts: ['KIND', 'CASE_CODE'],
  button: 'LINK',
} as const

const clinicLetter = {
  channels: ['mail'],
  reason: 'clinic',
  params: {
    COMPANY: 'clinic',
    KIND: 'text',
    CASE_CODE: 'text',
    PERSON: 'text',
    STATUS: 'text',
    REASON: 'text?',
    LINK: 'path',
  },
  facts: ['KIND', 'PERSON', 'STATUS', 'REASON'],
  button: 'LINK',
} as const

export const messages = defineMessages({
  /** To the author of a filed case: the number, and the link at which its state is read. */
  'case-received': caseLetter,
  'case-moved': {
    ...caseLetter,
    params: { ...caseLetter.params, STATUS: 'text', REASON: 'text?' },
    facts: [...caseLetter.facts, 'STATUS', 'REASON'],
  },
  /** To the clinic's address for questions: a filed case that waits for it. */
  'case-to-clinic': clinicLetter,
  /** To the same address: a patient or a moderator has moved a case, which does not wait for the clinic. */
  'case-moved-to-clinic': clinicLetter,
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
