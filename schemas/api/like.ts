import '../core/jitless.ts'
import { z } from 'zod'
import { filled, problem } from './fields.ts'
import { blank } from './form-fields.ts'
import { likeTypes } from './profile-kinds.ts'

const identifier = filled.check(z.maxLength(120, problem('invalid')))

/** The object of a like: a company or a doctor by code, an article by slug. Codes of doctors are unique within their company. */
export const likeBody = z.strictObject({
  TYPE: z.enum(likeTypes, problem('invalid')),
  COMPANY_CODE: blank(identifier),
  CODE: identifier,
})
export const likeState = z.object({ LIKED: z.boolean() })
