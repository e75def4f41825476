import { z } from '../core/zod.ts'

/** The body of every error response: a code for programs, a message for people in the language of the request. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.array(z.string()))),
    data: z.optional(z.record(z.string(), z.unknown())),
  }),
})
