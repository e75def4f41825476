import '../core/jitless.ts'
import { z } from 'zod'

/** The code of what a person has sent: an appointment, a question, a case. */
export const sentCode = z
  .string()
  .regex(/^[0-9A-Za-z-]{1,20}$/)
  .describe('Its code, as its letter and its link have it.')

/** The path of a call of a person who has the link: of an appointment, a question, a consultation, a filed case. */
export const linkParams = z.object({ code: sentCode })

/** The query of such a call that reads. */
export const linkQuery = z.object({
  token: z
    .string()
    .regex(/^[\w-]{16,200}$/)
    .describe('The secret of the link.'),
})
