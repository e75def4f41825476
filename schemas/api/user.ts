import { locales } from '../../locales/locale.ts'
import '../core/jitless.ts'
import { z } from 'zod'

const instant = z.iso.datetime({ offset: true })

/** The signed-in person. LOCATION is the slug of a city; AVATAR_VERSION is 0 without a picture. */
export const signedInUser = z.object({
  LASTNAME: z.string(),
  NAME: z.string(),
  MIDDLENAME: z.string().nullable(),
  TEL: z.string().nullable(),
  EMAIL: z.string().nullable(),
  BIRTHDAY: z.string().nullable(),
  GENDER: z.enum(['female', 'male']).nullable(),
  LOCALE: z.enum(locales),
  LOCATION: z.string().nullable(),
  AVATAR_VERSION: z.int().min(0),
  EMAIL_CONFIRMED_AT: instant.nullable(),
  TEL_CONFIRMED_AT: instant.nullable(),
  PASSWORD_CHANGED_AT: instant,
  IS_MODERATOR: z.boolean(),
  IS_ADMINISTRATOR: z.boolean(),
  /** An account of the demo: password, contacts and second factors stay, because its password is public. */
  IS_DEMO: z.boolean().optional(),
})
export type User = z.infer<typeof signedInUser>

/**
 * Response of A27, A29, A30 after a code was sent: the id of the confirmation, and the seconds until another code may
 * be requested.
 */
export const confirmationSent = z
  .object({ CONFIRM_ID: z.uuid(), RESEND_AFTER: z.int().min(0) })
  .meta({ id: 'ConfirmationBegun' })
export type ConfirmationSent = z.infer<typeof confirmationSent>
