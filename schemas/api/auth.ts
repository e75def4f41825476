import { z } from 'zod'

/** A35: whether somebody is signed in, how one signs in, and until when it lasts. */
export const authState = z
  .object({
    AUTHORIZED: z.boolean(),
    METHODS: z.array(z.enum(['email', 'phone'])),
    EXPIRES_AT: z.string().nullable(),
  })
  .meta({ id: 'Auth' })
export type AuthState = z.infer<typeof authState>
