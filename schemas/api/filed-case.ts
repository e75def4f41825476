import { locales } from '../../locales/locale.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { caseHistory } from './case-move.ts'
import { code, confirmId, contact, filled, personName, problem, token } from './fields.ts'
import { blank, formConsent, lines } from './form-fields.ts'
import { paged } from './paged.ts'

const instant = z.iso.datetime({ offset: true })

/**
 * A case to a clinic (`schemas/cases/filed-part.ts`): VALUE has the fields of its form. Without CONFIRM_ID and CODE it is the signed-in
 * person's; otherwise a code is sent to CONTACT.
 */
export const filedCaseBody = z.strictObject({
  COMPANY_CODE: filled.check(z.regex(/^[\w-]{1,120}$/, problem('invalid'))),
  VALUE: z.unknown(),
  NAME: personName,
  CONTACT: blank(contact),
  CONFIRM_ID: blank(confirmId),
  CODE: blank(code),
  CONSENT: formConsent,
})

/** The number, and the token of the link at which the author reads the case. */
export const acceptedCase = z.object({ CASE_CODE: z.string(), TOKEN: z.string() })

/** A possible change: its arrow, its button, whether it needs a reason, and the sides that read the reason, in words. */
const possible = z.object({
  ARROW: z.string(),
  LABEL: z.string(),
  NEEDS_REASON: z.boolean(),
  REASON_HINT: z.string().nullable(),
})

const shown = {
  CASE_CODE: z.string(),
  KIND: z.string(),
  KIND_LABEL: z.string(),
  STATE: z.string(),
  STATE_LABEL: z.string(),
  LANG: z.enum(locales),
  CREATED_AT: instant,
  /** Since when it is in its state. */
  SINCE: instant,
  /** What was entered, field by field, in words of the reader's language. */
  ANSWERS: z.array(
    z.object({ FIELD: z.string(), LABEL: z.string(), TEXT: z.string(), IS_WRITTEN: z.boolean() }),
  ),
  HISTORY: caseHistory,
  /** The reader's possible changes now. */
  MAY: z.array(possible),
}

/** A case as its author sees it. */
export const ownCase = z.object({
  ...shown,
  COMPANY: z.object({ NAME: z.string(), PATH: z.string().nullable(), PHONE: z.string().nullable() }),
})
export type OwnCase = z.infer<typeof ownCase>

const reason = { REASON: blank(lines(1000)) }
/** Moves a case by its author's link. */
export const ownCaseMoveBody = z.strictObject({ TOKEN: token, ...reason })
/** Moves a case by staff or a moderator. */
export const caseMoveBody = z.strictObject(reason)
export const movedCase = z.object({ CASE_CODE: z.string(), STATE: z.string() })

/** The lists of cases: those that wait for the reader, the settled ones, or all. */
export const filedCaseStates = ['waiting', 'settled', 'all'] as const
export type FiledCaseState = (typeof filedCaseStates)[number]

const staffCase = z.object({ ...shown, NAME: z.string(), CONTACT: z.string().nullable() })
export type StaffCase = z.infer<typeof staffCase>
export const staffCaseList = paged(staffCase).extend({
  COUNTS: z.object({ waiting: z.int(), settled: z.int(), all: z.int() }),
})
export type StaffCaseList = z.infer<typeof staffCaseList>

const moderatedCase = z.object({
  ...shown,
  COMPANY: z.object({ CODE: z.string(), NAME: z.string(), PATH: z.string().nullable() }),
})
export type ModeratedCase = z.infer<typeof moderatedCase>
export const moderatedCaseList = paged(moderatedCase)
