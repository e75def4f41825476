import type { outbox } from '../tables/index.ts'

export type Channel = (typeof outbox.$inferSelect)['channel']

/**
 * ValueKind of a message's value, which determines how it is shown. `path` is a page of the product without
 * language (`/auth/signin`); a trailing `?` marks an optional value.
 */
export type ValueKind =
  | 'clinic'
  | 'code'
  | 'consultation'
  | 'event'
  | 'instant'
  | 'language'
  | 'path'
  | 'phone'
  | 'role'
  | 'text'
  | 'visit'

export type Template = {
  channels: readonly Channel[]
  params: Readonly<Record<string, ValueKind | `${ValueKind}?`>>
  /** Why the person receives the mail; shown at its end. */
  reason: 'account' | 'address' | 'booking' | 'clinic' | 'team'
  /** Values that the mail lists with labels, one per line. */
  facts?: readonly string[]
  /** Target of the button: the name of a `path` value, or a path. */
  button?: string
  /** Target of the secondary link below the button. */
  link?: string
  /** The value used as Reply-To. */
  replyTo?: string
}

const signIn = '/auth/signin'
const restore = '/auth/password-restore'
/** A visit; `SHORT` is its time for an SMS, `30.11 09:00`, `EVENT` its parts for the calendar file of its mail (`CalendarEvent`). */
const visit = {
  channels: ['mail', 'sms'],
  reason: 'booking',
  params: {
    COMPANY: 'clinic',
    DOCTOR: 'text',
    PLACE: 'text',
    TIME: 'visit',
    UNTIL: 'text?',
    SERVICE: 'text?',
    SHORT: 'text',
    PHONE: 'phone?',
    REASON: 'text?',
    LINK: 'path',
    EVENT: 'event?',
  },
  facts: ['TIME', 'UNTIL', 'SERVICE', 'DOCTOR', 'PLACE', 'REASON', 'PHONE'],
  button: 'LINK',
} as const satisfies Template
const domainParams = { COMPANY: 'clinic', DOMAIN: 'text', LINK: 'path' } as const

/** To the author of a review, who may have no account. */
const reviewLetter = {
  channels: ['mail', 'sms'],
  reason: 'address',
  params: { COMPANY: 'clinic', LINK: 'path' },
  button: 'LINK',
} as const

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

const caseLetter = {
  channels: ['mail', 'sms'],
  reason: 'address',
  params: { COMPANY: 'clinic', KIND: 'text', CASE_CODE: 'text', LINK: 'path' },
  facts: ['KIND', 'CASE_CODE'],
  button: 'LINK',
} as const

/**
 * All messages of the product. Their texts are in the namespace `messages`; each has the parts that
 * `mailTexts` names. Any mail may have the value `NAME`, the recipient's first name, for its greeting.
 */
export const templates = {
  'confirm-email': { channels: ['mail'], reason: 'address', params: { CODE: 'code' } },
  'confirm-phone': { channels: ['sms'], reason: 'address', params: { CODE: 'code' } },
  'account-exists': {
    channels: ['mail', 'sms'],
    reason: 'address',
    params: {},
    button: signIn,
    link: restore,
  },
  'restore-password': {
    channels: ['mail', 'sms'],
    reason: 'account',
    params: { LINK: 'path' },
    button: 'LINK',
  },
  'password-changed': { channels: ['mail', 'sms'], reason: 'account', params: {}, link: restore },
  /** Sent to the old address. `EMAIL` is the masked new one. */
  'email-changed': { channels: ['mail'], reason: 'account', params: { EMAIL: 'text' } },
  'new-sign-in': {
    channels: ['mail'],
    reason: 'account',
    params: { DEVICE: 'text', AT: 'instant' },
    facts: ['DEVICE', 'AT'],
    button: '/profile/settings',
  },
  'account-deleted': { channels: ['mail'], reason: 'account', params: {} },
  'staff-joined': {
    channels: ['mail'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', PERSON: 'text', ROLE: 'role', LINK: 'path' },
    facts: ['PERSON', 'ROLE'],
    button: 'LINK',
  },
  'company-received': { channels: ['mail'], reason: 'clinic', params: { COMPANY: 'clinic' } },
  'company-approved': {
    channels: ['mail', 'sms'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', LINK: 'path' },
    button: 'LINK',
  },
  'company-rejected': {
    channels: ['mail', 'sms'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', REASON: 'text', LINK: 'path' },
    facts: ['REASON'],
    button: 'LINK',
  },
  'company-suspended': {
    channels: ['mail', 'sms'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', REASON: 'text' },
    facts: ['REASON'],
  },
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
  'company-request-to-moderators': {
    channels: ['mail'],
    reason: 'team',
    params: { COMPANY: 'clinic', PERSON: 'text', LINK: 'path' },
    facts: ['COMPANY', 'PERSON'],
    button: 'LINK',
  },
  /** To a contact that the source of a company names. */
  'claim-code': {
    channels: ['mail', 'sms'],
    reason: 'address',
    params: { COMPANY: 'clinic', PERSON: 'text', CODE: 'code' },
  },
  /** To the person who books with a clinic. */
  'booking-code': {
    channels: ['mail', 'sms'],
    reason: 'address',
    params: { COMPANY: 'clinic', CODE: 'code' },
  },
  /** To a person who waits for a company that another person claims too. */
  'claim-rival': { channels: ['mail', 'sms'], reason: 'clinic', params: { COMPANY: 'clinic' } },
  'claim-to-moderators': {
    channels: ['mail'],
    reason: 'team',
    params: { COMPANY: 'clinic', PERSON: 'text', LINK: 'path' },
    facts: ['COMPANY', 'PERSON'],
    button: 'LINK',
  },
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
  /** The TXT record of an own domain was found by itself. */
  'site-domain-confirmed': { channels: ['mail'], reason: 'clinic', params: domainParams, button: 'LINK' },
  'site-domain-works': { channels: ['mail'], reason: 'clinic', params: domainParams, button: 'LINK' },
  /** It points somewhere else, or nowhere. */
  'site-domain-stopped': { channels: ['mail'], reason: 'clinic', params: domainParams, button: 'LINK' },
  /** It still points here, but its TXT record is gone. */
  'site-domain-lost': { channels: ['mail'], reason: 'clinic', params: domainParams, button: 'LINK' },
  'appointment-confirmed': visit,
  /** It waits for the clinic. */
  'appointment-pending': visit,
  'appointment-moved': visit,
  'appointment-corrected': visit,
  'appointment-cancelled': visit,
  /** To the person who waits for a free slot: the wish, and the link that takes it back. */
  'waiting-joined': {
    channels: ['mail', 'sms'],
    reason: 'address',
    params: { COMPANY: 'clinic', DOCTOR: 'text?', DAYS: 'text', LINK: 'path' },
    facts: ['DOCTOR', 'DAYS'],
    button: 'LINK',
  },
  'waiting-slot': { ...visit, reason: 'address', params: { ...visit.params, LEAVE: 'path?' }, link: 'LEAVE' },
  /** The day before, once for all visits of the day: a line for each. */
  'appointment-reminder': {
    channels: ['mail', 'sms'],
    reason: 'booking',
    params: {
      DAY: 'text',
      VISITS: 'text',
      COMPANY: 'clinic?',
      SHORT: 'text',
      PHONE: 'phone?',
      LINK: 'path',
    },
    button: 'LINK',
  },
  /** To a patient whose visit has taken place. */
  'review-invited': { ...reviewLetter, reason: 'booking' },
  'review-published': reviewLetter,
  'review-rejected': {
    ...reviewLetter,
    params: { ...reviewLetter.params, REASON: 'text' },
    facts: ['REASON'],
  },
  'review-hidden': { ...reviewLetter, params: { ...reviewLetter.params, REASON: 'text' }, facts: ['REASON'] },
  /** To the author, who may explain until then. */
  'review-disputed': {
    ...reviewLetter,
    params: { ...reviewLetter.params, UNTIL: 'instant' },
    facts: ['UNTIL'],
  },
  'review-answered': reviewLetter,
  /** To the clinic: a review that is published `AT`. */
  'review-to-clinic': {
    channels: ['mail'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', RATING: 'text', AT: 'instant', LINK: 'path' },
    facts: ['RATING', 'AT'],
    button: 'LINK',
  },
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
  /** To the author of a filed case: the number, and the link at which its state is read. */
  'case-received': caseLetter,
  'case-moved': {
    ...caseLetter,
    params: { ...caseLetter.params, STATUS: 'text', REASON: 'text?' },
    facts: [...caseLetter.facts, 'STATUS', 'REASON'],
  },
  /** To the clinic's address for questions: a filed case that waits for it. */
  'case-to-clinic': {
    channels: ['mail'],
    reason: 'clinic',
    params: {
      COMPANY: 'clinic',
      KIND: 'text',
      CASE_CODE: 'text',
      PERSON: 'text',
      STATUS: 'text',
      LINK: 'path',
    },
    facts: ['KIND', 'PERSON', 'STATUS'],
    button: 'LINK',
  },
  'service-request': {
    channels: ['mail'],
    reason: 'team',
    params: {
      REQUEST_CODE: 'text',
      SERVICES: 'text',
      PERSON: 'text',
      TEL: 'phone?',
      EMAIL: 'text?',
      COMPANY_NAME: 'text?',
      COMMENT: 'text?',
      PAGE: 'text?',
      LANGUAGE: 'language',
    },
    facts: [
      'REQUEST_CODE',
      'SERVICES',
      'PERSON',
      'TEL',
      'EMAIL',
      'COMPANY_NAME',
      'COMMENT',
      'PAGE',
      'LANGUAGE',
    ],
    replyTo: 'EMAIL',
  },
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
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof templates

type Declared<T extends TemplateName> = (typeof templates)[T]['params']
type Optional<P> = { [Key in keyof P]: P[Key] extends `${string}?` ? Key : never }[keyof P]

/** The values of a template's messages. */
export type Params<T extends TemplateName> = { NAME?: string } & Record<
  Exclude<keyof Declared<T>, Optional<Declared<T>>>,
  string
> &
  Partial<Record<Optional<Declared<T>>, string>>

/** The template of a stored name; undefined for one that a newer version has written. */
export const templateOf = (name: string): Template | undefined =>
  Object.hasOwn(templates, name) ? templates[name as TemplateName] : undefined

/** Name of the code value in a template; undefined if it has none. */
export const codeName = ({ params }: Template): string | undefined =>
  Object.keys(params).find((name) => params[name] === 'code')
