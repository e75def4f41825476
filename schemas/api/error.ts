import { z } from '../zod.ts'

/** Every answer that is not a success: a code for programs, a message in the language of the request for people. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.array(z.string()))),
    data: z.optional(z.record(z.string(), z.unknown())),
  }),
})
