import '../core/jitless.ts'
import { z } from 'zod'
import { type Scope, scopes } from '../access/scopes.ts'
import { existingPassword, filled, problem } from './fields.ts'
import { blank } from './form-fields.ts'

/** Codes of integrators, as `X-Integrator` has them. */
const integratorCode = filled.check(z.maxLength(60), z.regex(/^[\w.-]+$/, problem('invalid')))

/** A new key: for which program it is, and what it may do. The password is that of who makes it. */
export const apiKeyBody = z.strictObject({
  NAME: filled.check(z.maxLength(80)),
  INTEGRATOR_CODE: blank(integratorCode),
  SCOPES: z
    .array(z.enum(scopes as [Scope, ...Scope[]], problem('invalid')), problem('required'))
    .min(1, problem('required'))
    .max(scopes.length),
  PASSWORD: existingPassword,
})

/** A key of a program. */
export const apiKey = z
  .object({
    KEY_CODE: z.string(),
    NAME: z.string(),
    /** The first letters of the key. */
    START: z.string(),
    INTEGRATOR_CODE: z.string().nullable(),
    SCOPES: z.array(z.string()),
    /** Who has made it, and for whom the program calls. */
    CREATED_BY: z.string().nullable(),
    CREATED_AT: z.string(),
    USED_AT: z.string().nullable(),
    REVOKED_AT: z.string().nullable(),
    REVOKED_BY: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof apiKey>

/** A key that was made just now: `KEY` is said this once. */
export const madeApiKey = apiKey.extend({ KEY: z.string() })
export type MadeApiKey = z.infer<typeof madeApiKey>
