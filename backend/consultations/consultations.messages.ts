import { defineMessages } from '../kit/outbox/define-messages.ts'

const consultationLetter = {
  channels: ['mail', 'sms'],
  reason: 'address',
  params: { COMPANY: 'clinic', CONSULTATION_CODE: 'text', LINK: 'path' },
  facts: ['CONSULTATION_CODE'],
  button: 'LINK',
} as const
const consultationToClinic = {
  channels: ['mail'],
  reason: 'clinic',
  params: {
    COMPANY: 'clinic',
    CONSULTATION_CODE: 'text',
    PERSON: 'text',
    DOCTOR: 'text?',
    LINK: 'path',
  },
  button: 'LINK',
} as const

export const messages = defineMessages({
  /** To the patient of an online consultation: the number, and the link at which it goes on. Never a written message. */
  'consultation-received': consultationLetter,
  'consultation-message': consultationLetter,
  'consultation-changed': {
    ...consultationLetter,
    params: { ...consultationLetter.params, STATUS: 'consultation', REASON: 'text?' },
    facts: ['CONSULTATION_CODE', 'STATUS', 'REASON'],
  },
  /** To the clinic and the chosen doctor: a message that waits for an answer. */
  'consultation-to-clinic': {
    ...consultationToClinic,
    params: { ...consultationToClinic.params, LANGUAGE: 'language' },
    facts: ['CONSULTATION_CODE', 'PERSON', 'DOCTOR', 'LANGUAGE'],
  },
  'consultation-changed-clinic': {
    ...consultationToClinic,
    params: { ...consultationToClinic.params, STATUS: 'consultation', REASON: 'text?' },
    facts: ['CONSULTATION_CODE', 'PERSON', 'DOCTOR', 'STATUS', 'REASON'],
  },
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
