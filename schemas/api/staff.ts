import '../core/jitless.ts'
import { z } from 'zod'
import { roles } from '../access/roles.ts'
import { rowCode } from './booking-hold.ts'
import { filled, notOfType, problem } from './fields.ts'
import { blank } from './form-fields.ts'

const role = z.enum(roles, problem('invalid'))
/** Code of a cabinet, `0` for all. */
const cabinet = filled.check(z.maxLength(60), z.regex(/^[\w-]+$/, problem('invalid')))

/** A5: an access code, as entered. */
export const requestAccessBody = z.strictObject({ access_code: filled.check(z.maxLength(60)) })

/** Role and rights that an invitation grants, and how many people may use it. */
export const accessCodeBody = z.strictObject({
  ROLE: role,
  CABINET: cabinet,
  MAY_PUBLISH: z.boolean(problem('invalid')).default(false),
  MAX_USES: z.int(notOfType('invalid')).min(1).max(50).default(1),
})

/** New role and rights of a member of staff. */
export const memberBody = z.strictObject({
  ROLE: role,
  CABINETS: z.array(cabinet).min(1, problem('required')).max(200),
  MAY_PUBLISH: z.boolean(problem('invalid')).default(false),
  /** The doctor’s card whose calendar is the member’s own; none without it. */
  SPECIALIST_CODE: blank(rowCode),
})

/** A member of staff. Contacts are included only for callers who may change the list. */
export const member = z.object({
  ACCOUNT: z.string(),
  LASTNAME: z.string(),
  NAME: z.string(),
  MIDDLENAME: z.string().nullable(),
  EMAIL: z.string().nullable(),
  TEL: z.string().nullable(),
  ROLE: z.enum(roles),
  CABINETS: z.array(z.string()),
  MAY_PUBLISH: z.boolean(),
  /** The doctor’s card that is the member’s; it may be gone. */
  SPECIALIST_CODE: z.string().nullable(),
  SINCE: z.string(),
  /** Whether the member signs in with a second factor; absent in answers of earlier versions. */
  HAS_FACTOR: z.boolean().optional(),
  /** A reset of the member's factors that somebody has allowed waits for them. */
  IS_RESET_ALLOWED: z.boolean().optional(),
  IS_SELF: z.boolean(),
  /** True if the caller may change or remove this member. */
  IS_CHANGEABLE: z.boolean(),
})

/** An open invitation. */
export const accessCode = z.object({
  CODE: z.string(),
  ROLE: z.enum(roles),
  CABINET: z.string(),
  MAY_PUBLISH: z.boolean(),
  USES: z.int(),
  MAX_USES: z.int(),
  EXPIRES_AT: z.string(),
})

export type Member = z.infer<typeof member>
export type AccessCode = z.infer<typeof accessCode>
