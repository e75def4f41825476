import { z } from 'zod'
import { roles } from '../roles.ts'
import { filled, problem } from './fields.ts'

const role = z.enum(roles, problem('invalid'))
/** Code of a cabinet, `0` for all of them. */
const cabinet = filled.max(60).regex(/^[\w-]+$/, problem('invalid'))

/** A5: an access code as a person writes it. */
export const requestAccessBody = z.strictObject({ access_code: filled.max(60) })

/** What an invitation gives, and to how many people. */
export const accessCodeBody = z.strictObject({
  ROLE: role,
  CABINET: cabinet,
  MAY_PUBLISH: z.boolean(problem('invalid')).default(false),
  MAX_USES: z.int(problem('invalid')).min(1).max(50).default(1),
})

/** What a member of staff is from now on. */
export const memberBody = z.strictObject({
  ROLE: role,
  CABINETS: z.array(cabinet).min(1, problem('required')).max(200),
  MAY_PUBLISH: z.boolean(problem('invalid')).default(false),
})
