import { locales } from '../../locales/locale.ts'
import { documentKindNames } from '../documents/document-kinds.ts'
import '../core/jitless.ts'
import { z } from 'zod'

/** What a document is made of: a template in a language, filled from the patient’s card, a visit, and what is asked at issue. */
const made = {
  PATIENT_CODE: z.uuid(),
  TEMPLATE_CODE: z.string().min(1).max(60),
  /** The version of the template that the caller has seen: of another one nothing is made (412). */
  TEMPLATE_REVISION: z.int().min(1),
  LANG: z.enum(locales),
  VISIT_CODE: z.uuid().optional(),
  /** The doctor who signs; without it that of the visit, or the caller’s own card. */
  SPECIALIST_CODE: z.string().min(1).max(60).optional(),
  /** Values of the template’s own fields, by their names. */
  VALUES: z.record(z.string().max(60), z.string().trim().max(2000)).default({}),
}
export const issueBody = z.strictObject(made).meta({ id: 'DocumentIssueBody' })
export type IssueBody = z.infer<typeof issueBody>

export const revokeBody = z.strictObject({
  /** For the staff; patients read only that it was revoked. */
  REASON: z.string().trim().min(3).max(500),
})

const states = ['valid', 'expired', 'revoked'] as const
export type IssuedState = (typeof states)[number]

const inShort = {
  CODE: z.string(),
  LANG: z.enum(locales),
  KIND: z.enum(documentKindNames),
  NUMBER: z.string(),
  STATUS: z.enum(states),
  ISSUED: z.string(),
  VALID_TO: z.string().nullable(),
  PAGES: z.int(),
  /** Full name as it is in the document. */
  PATIENT: z.string(),
  PATIENT_CODE: z.string().nullable(),
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
  status: z.enum(states).optional(),
  patient: z.uuid().optional(),
}

/** A document with its last checks by others, the newest first. */
export const openedDocument = z
  .object({
    ...inShort,
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
