import { locales } from '../../locales/locale.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import {
  consultationLength,
  consultationStatus,
  maxConsultationFileBytes,
  maxConsultationFiles,
  messageLength,
} from '../consultations/consultation-status.ts'
import { caseHistory } from './case-move.ts'
import {
  code,
  confirmId,
  contact,
  filled,
  language,
  notOfType,
  personName,
  problem,
  token,
} from './fields.ts'
import { blank, file, formConsent, isBlank, lines } from './form-fields.ts'
import { linkParams } from './link-address.ts'
import { nearInstant } from './near-date.ts'
import { paged } from './paged.ts'
import { written } from './written-text.ts'

/**
 * Calls of a patient, each but the first two by the token of a link `/online-consultations?code=&token=`:
 * GET `/front/v1/online_consultations`, POST `/w-front/v1/online_consultation`; GET `/front/v1/online_consultation/{code}?token=` and
 * `…/{code}/file/{file}?token=`; PUT `/w-front/v1/online_consultation/{code}`, POST `…/{code}/message`, `…/{code}/end` and `…/{code}/read`.
 * Those that change a consultation answer with it (`ownConsultation`); `…/read` answers 204.
 */

const rowCode = filled.check(z.regex(/^[\w-]{1,120}$/, problem('invalid')))
const instant = z.iso.datetime({ offset: true })
const status = z.literal(Object.values(consultationStatus))
const reason = blank(lines(1000))

/**
 * Asks a clinic, or one of its doctors, for an online consultation (D-REV). Without CONFIRM_ID and CODE it is the signed-in person's;
 * otherwise a code is sent to CONTACT. LANG is the language of the messages, that of the path unless given.
 */
export const consultationBody = z.strictObject({
  COMPANY_CODE: rowCode,
  SPECIALIST: blank(rowCode),
  NAME: personName,
  TEXT: written(consultationLength),
  CONTACT: blank(contact),
  CONFIRM_ID: blank(confirmId),
  CODE: blank(code),
  LANG: blank(language),
  CONSENT: formConsent,
})

/** The number and the token of the link at which it goes on. */
export const acceptedConsultation = z.object({
  CONSULTATION_CODE: z.string(),
  TOKEN: z.string(),
  STATUS: status,
})

/** A file of a message; its address is that of the consultation with `/file/{FILE_ID}`. */
const sentFile = z.object({
  FILE_ID: z.uuid(),
  NAME: z.string(),
  /** Media type of the downloaded file. */
  TYPE: z.string(),
  SIZE: z.int(),
})

const message = z.object({
  MESSAGE_ID: z.uuid(),
  BY: z.enum(['patient', 'clinic']),
  /** The doctor who has written it; null for the clinic, and for the patient. */
  SPECIALIST: z.string().nullable(),
  TEXT: z.string(),
  AT: instant,
  FILES: z.array(sentFile),
  /** Address of a video call, which the clinic has given. */
  VIDEO_URL: z.string().nullable(),
  /** The reader has not had it before. */
  IS_NEW: z.boolean(),
})
export type ConsultationMessage = z.infer<typeof message>

/** The fields that a list and a consultation itself share. */
const head = {
  CONSULTATION_CODE: z.string(),
  STATUS: status,
  /** The first words. */
  TEXT: z.string(),
  LANG: z.enum(locales),
  CREATED_AT: instant,
  /** The time of the last message, or since when it is active. */
  LAST_AT: instant,
  /** Messages that the reader has not had. */
  UNREAD: z.int(),
  /** The doctor who was chosen, in words; null for the clinic. */
  SPECIALIST: z.string().nullable(),
}

const thread = {
  MESSAGES: z.array(message),
  HISTORY: caseHistory,
  /** The reason for blocking or ending it, in the words of the person who did it. */
  REASON: z.string().nullable(),
  /** Until when a message opens it again; null if none does. */
  REOPEN_UNTIL: instant.nullable(),
  /** Until when the other side has read. */
  READ_UNTIL: instant.nullable(),
}

const clinic = z.object({
  NAME: z.string(),
  PATH: z.string().nullable(),
  PHONE: z.string().nullable(),
  /** IANA zone of the clock for dates. */
  TIMEZONE: z.string(),
})

/** A consultation as its patient sees it. */
export const ownConsultation = z.object({
  ...head,
  ...thread,
  NAME: z.string(),
  COMPANY: clinic,
  MAY: z.object({ WRITE: z.boolean(), END: z.boolean(), EDIT: z.boolean() }),
})
export type OwnConsultation = z.infer<typeof ownConsultation>

/** R13: those of the signed-in person, the last ones first, each with the path at which it goes on. */
export const ownConsultationList = paged(z.object({ ...head, COMPANY: clinic, PATH: z.string() }))
export type OwnConsultationList = z.infer<typeof ownConsultationList>

export const consultationFileParams = linkParams.extend({ file: z.uuid().describe('Id of the file.') })

/** Form fields `FILES[]`, of which one may be left empty. */
const files = z
  .preprocess(
    (value) => (Array.isArray(value) ? value.filter((one) => !isBlank(one)) : value),
    z
      .array(file(maxConsultationFileBytes), problem('file'))
      .max(maxConsultationFiles, problem('tooManyFiles')),
  )
  .default([])

const text = written(messageLength)

/** With files it is sent as a form (`multipart/form-data`). */
export const consultationMessageBody = z.strictObject({ TOKEN: token, TEXT: text, FILES: files })
export const consultationEndBody = z.strictObject({ TOKEN: token, REASON: reason })
/** The first words anew, after a rejection. */
export const consultationEditBody = z.strictObject({ TOKEN: token, TEXT: written(consultationLength) })

/** The reader has had all messages until then. */
export const consultationReadBody = z.strictObject({ TOKEN: token, UNTIL: nearInstant })
export const staffReadBody = z.strictObject({ UNTIL: nearInstant })

/** R108: which consultations the staff of a clinic look at. */
export const staffConsultationStates = ['waiting', 'active', 'moderation', 'blocked', 'ended', 'all'] as const
export type StaffConsultationState = (typeof staffConsultationStates)[number]

const staffHead = {
  ...head,
  NAME: z.string(),
  /** Since when the patient waits for an answer of the clinic; null if they do not. */
  WAITS_SINCE: instant.nullable(),
}

export const staffConsultationList = paged(z.object(staffHead)).extend({
  COUNTS: z.object({
    waiting: z.int(),
    active: z.int(),
    moderation: z.int(),
    blocked: z.int(),
    ended: z.int(),
    all: z.int(),
  }),
})
export type StaffConsultationList = z.infer<typeof staffConsultationList>

export const staffConsultation = z.object({
  ...staffHead,
  ...thread,
  /** How to reach the patient otherwise; null for the person who may not answer. */
  CONTACT: z.string().nullable(),
  /** The caller's possible actions now. */
  MAY: z.object({ WRITE: z.boolean(), END: z.boolean(), BLOCK: z.boolean() }),
})
export type StaffConsultation = z.infer<typeof staffConsultation>

const isSecure = (value: string): boolean => {
  const url = URL.parse(value)
  return (
    url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.')
  )
}

const videoUrl = z.string(notOfType('invalid')).check(
  z.trim(),
  z.maxLength(500),
  z.refine(isSecure, problem('videoUrl')),
  // As a browser reads it: other spellings only hide the real address.
  z.overwrite((value) => URL.parse(value)?.href ?? value),
)

/** An answer in the name of the clinic, a doctor's in their own. */
export const staffMessageBody = z.strictObject({ TEXT: text, FILES: files, VIDEO_URL: blank(videoUrl) })

/** Ends (3) or blocks (2) a consultation; any other status is refused as a forbidden arrow. */
export const consultationStatusBody = z.strictObject({
  STATUS: z.preprocess(
    (value) => (typeof value === 'string' && /^[0-3]$/.test(value) ? Number(value) : value),
    z.literal(Object.values(consultationStatus), problem('invalid')),
  ),
  REASON: reason,
})

/** Whether the clinic gives consultations, and whether they begin without a moderator. */
export const consultationSettings = z.object({ IS_ACTIVE: z.boolean(), AUTO_APPROVE: z.boolean() })
export const consultationSettingsBody = z.strictObject({
  IS_ACTIVE: z.boolean(problem('invalid')),
  AUTO_APPROVE: z.boolean(problem('invalid')),
})

/** The states in which moderators see a consultation: waiting for them, or blocked. They are shown no others. */
export const moderatedConsultationStates = ['moderation', 'blocked'] as const
export type ModeratedConsultationState = (typeof moderatedConsultationStates)[number]

const moderatedConsultation = z.object({
  CONSULTATION_CODE: z.string(),
  STATUS: status,
  /** The time of its last words: a decision names it. */
  AT: instant,
  CREATED_AT: instant,
  NAME: z.string(),
  TEXT: z.string(),
  LANG: z.enum(locales),
  ABOUT: z.object({ NAME: z.string(), SPECIALIST: z.string().nullable(), PATH: z.string().nullable() }),
  MESSAGES: z.array(message.omit({ IS_NEW: true })),
  HISTORY: caseHistory,
})
export const moderatedConsultationList = paged(moderatedConsultation)
export type ModeratedConsultation = z.infer<typeof moderatedConsultation>

/** A moderator's decision: an arrow of S-CONS. With the AT of the read words it is refused if they have changed since. */
export const consultationDecisionBody = z
  .strictObject({
    DECISION: z.enum(['approve', 'reject', 'block', 'unblock'], problem('invalid')),
    REASON: reason,
    AT: blank(nearInstant),
  })
  .refine(({ DECISION, REASON }) => ['approve', 'unblock'].includes(DECISION) || REASON !== undefined, {
    ...problem('blockReason'),
    path: ['REASON'],
  })
export const changedConsultation = z.object({ CONSULTATION_CODE: z.string(), STATUS: status })
