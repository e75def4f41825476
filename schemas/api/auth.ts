import '../core/jitless.ts'
import { z } from 'zod'

/** A35: whether the caller is signed in, the method, and the end of the session. */
export const authState = z
  .object({
    AUTHORIZED: z.boolean(),
    METHODS: z.array(z.enum(['email', 'phone'])),
    EXPIRES_AT: z.string().nullable(),
  })
  .meta({ id: 'Auth' })
export type AuthState = z.infer<typeof authState>
