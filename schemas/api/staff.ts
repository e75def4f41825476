import { z } from 'zod'
import { roles } from '../roles.ts'
import { filled, notOfType, problem } from './fields.ts'

const role = z.enum(roles, problem('invalid'))
/** Code of a cabinet, `0` for all of them. */
const cabinet = filled.check(z.maxLength(60), z.regex(/^[\w-]+$/, problem('invalid')))

/** A5: an access code as a person writes it. */
export const requestAccessBody = z.strictObject({ access_code: filled.check(z.maxLength(60)) })

/** What an invitation gives, and to how many people. */
export const accessCodeBody = z.strictObject({
  ROLE: role,
  CABINET: cabinet,
  MAY_PUBLISH: z.boolean(problem('invalid')).default(false),
  MAX_USES: z.int(notOfType('invalid')).min(1).max(50).default(1),
})

/** What a member of staff is from now on. */
export const memberBody = z.strictObject({
  ROLE: role,
  CABINETS: z.array(cabinet).min(1, problem('required')).max(200),
  MAY_PUBLISH: z.boolean(problem('invalid')).default(false),
})

/** Somebody who works for a company. Contacts are there for those who may change the list. */
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
  SINCE: z.string(),
  IS_SELF: z.boolean(),
  /** True where the caller may change or remove this one. */
  IS_CHANGEABLE: z.boolean(),
})

/** An invitation that is open. */
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
