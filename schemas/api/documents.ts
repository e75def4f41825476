import { locales } from '../../locales/locale.ts'
import { documentKindNames } from '../documents/document-kinds.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { problem } from './fields.ts'
import { blank, file } from './form-fields.ts'
import { nearDate, nearInstant } from './near-date.ts'

/** The largest file of a clinic’s own that is issued as a document, in bytes, and its most pages. */
export const maxDocumentBytes = 10 * 1024 * 1024
export const maxDocumentPages = 100

const code = z.string(problem('required')).min(1, problem('required')).max(60, problem('invalid'))

/** Whom and what a document is about, whoever writes it. */
const about = {
  PATIENT_CODE: z.uuid(problem('required')),
  LANG: z.enum(locales, problem('invalid')),
  /** APPOINTMENT_CODE of a visit: the patient has come. */
  VISIT_CODE: blank(code),
  /** The doctor who signs; without it that of the visit, or the caller’s own card. */
  SPECIALIST_CODE: blank(code),
  /** The last day on which it is valid. */
  VALID_TO: blank(nearDate),
}

const newLines = (text: string): string => text.replace(/\r\n?/g, '\n')

/** What a document is made of: a template in a language, filled from the patient’s card, a visit, and what is asked at issue. */
export const issueBody = z.strictObject({
  ...about,
  TEMPLATE_CODE: code,
  /** The version of the template that the caller has seen: of another one nothing is made (412). */
  TEMPLATE_REVISION: z.int().min(1),
  /** Without VALID_TO the document is valid as long as its template says. */
  IS_FOREVER: z.boolean().default(false),
  /** Values of the template’s own fields, by their names. */
  VALUES: z.record(z.string().max(60), z.string().trim().max(2000).overwrite(newLines)).default({}),
})
export type IssueBody = z.infer<typeof issueBody>

/** A PDF that the clinic has made itself, as a document. */
export const issueFileBody = z.strictObject({
  ...about,
  KIND: z.enum(documentKindNames, problem('invalid')),
  FILE: file(maxDocumentBytes),
})
export type IssueFileBody = z.infer<typeof issueFileBody>

/** A document before it is issued, as its paper will say it, with what still prevents it, by field. */
export const documentDraft = z
  .object({
    TITLE: z.string(),
    LANG: z.enum(locales),
    CLINIC: z.object({ NAME: z.string(), LINES: z.array(z.string()) }),
    FACTS: z.array(z.object({ NAME: z.string(), VALUE: z.string() })),
    /** Rich text. What has no value yet is named in its place: `[Date of the visit]`. */
    BODY: z.array(z.record(z.string(), z.unknown())),
    SIGNATURE: z.object({ ROLE: z.string(), NAME: z.string() }).nullable(),
    VALID_TO: z.string().nullable(),
    /** Whether the patient will be able to open the file by its link: the card has a phone number and a birthday. */
    OPENS_BY_LINK: z.boolean(),
    PROBLEMS: z.record(z.string(), z.string()),
  })
  .meta({ id: 'DocumentDraft' })
export type DocumentDraft = z.infer<typeof documentDraft>

export const revokeBody = z.strictObject({
  /** For the staff; patients read only that it was revoked. */
  REASON: z.string(problem('required')).trim().min(3, problem('documentReason')).max(500, problem('invalid')),
})

export const sendingChannels = ['mail', 'sms'] as const
export type SendingChannel = (typeof sendingChannels)[number]

/** Sends the link to the patient, in the language of the card. */
export const sendDocumentBody = z.strictObject({
  CHANNEL: z.enum(sendingChannels, problem('invalid')),
  /** When it was sent so the last time, as the caller has read it; null for never. Of two presses one sends. */
  LAST_SENT_AT: nearInstant.nullable().default(null),
})

export const issuedStates = ['valid', 'expired', 'revoked'] as const
export type IssuedState = (typeof issuedStates)[number]

const inShort = {
  CODE: z.string(),
  LANG: z.enum(locales),
  KIND: z.enum(documentKindNames),
  NUMBER: z.string(),
  STATUS: z.enum(issuedStates),
  ISSUED: z.string(),
  VALID_TO: z.string().nullable(),
  PAGES: z.int(),
  /** Full name as it is in the document. */
  PATIENT: z.string(),
  PATIENT_CODE: z.string().nullable(),
  /** Who has signed it, in the language of the request. */
  DOCTOR: z.string().nullable(),
  REVOKED_AT: z.string().nullable(),
  REVOKED_REASON: z.string().nullable(),
}

/** A document as the staff that has issued it sees it. */
export const issuedDocument = z.object(inShort).meta({ id: 'IssuedDocument' })
export type IssuedDocument = z.infer<typeof issuedDocument>

export const issuedDocumentList = z.object({
  data: z.array(issuedDocument),
  meta: z.object({ page: z.int(), pages: z.int(), total: z.int() }),
})

export const issuedFilter = {
  kind: z.enum(documentKindNames).optional(),
  status: z.enum(issuedStates).optional(),
  patient: z.uuid().optional(),
  specialist: z.string().max(60).optional(),
  from: nearDate.optional(),
  to: nearDate.optional(),
}

/** A document with what has happened to it: who has issued, sent and revoked it, and its last checks by others, the newest first. */
export const openedDocument = z
  .object({
    ...inShort,
    /** When it was written, and by whom; null for an account that is gone. */
    ISSUED_AT: z.string(),
    ISSUED_BY: z.string().nullable(),
    REVOKED_BY: z.string().nullable(),
    /** Whether the caller works where it was issued: with the right to write documents they may revoke it. Absent in answers of earlier versions. */
    IS_OF_OWN_PLACE: z.boolean().default(true),
    /** A file of the clinic’s own. */
    IS_OWN_FILE: z.boolean(),
    /** The date of the visit that it is about. */
    VISIT: z.string().nullable(),
    /** Whether the patient can open the file by the link. */
    OPENS_BY_LINK: z.boolean(),
    /** How the link can be sent: the card has an address for it. */
    SENDS_BY: z.array(z.object({ CHANNEL: z.enum(sendingChannels), TO: z.string() })),
    SENDINGS: z.array(
      z.object({
        CHANNEL: z.enum(sendingChannels),
        TO: z.string(),
        BY: z.string().nullable(),
        AT: z.string(),
      }),
    ),
    CHECKS: z.array(
      z.object({
        KIND: z.enum(['page', 'file', 'download']),
        /** Whether the file was the document, or the answers were right. */
        IS_RIGHT: z.boolean(),
        /** The network that asked: `203.0.113.*`. */
        NETWORK: z.string(),
        AT: z.string(),
      }),
    ),
  })
  .meta({ id: 'OpenedDocument' })
export type OpenedDocument = z.infer<typeof openedDocument>
