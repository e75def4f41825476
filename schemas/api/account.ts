import { z } from 'zod'
import { isLogin } from '../formats/password.ts'
import { slugify } from '../formats/slug.ts'
import {
  birthday,
  code,
  confirmId,
  consent,
  email,
  knownPassword,
  language,
  login,
  newPassword,
  personName,
  phone,
  problem,
  token,
} from './fields.ts'

/** A25: signing in. REMEMBER keeps the session for thirty days. */
export const authorizeBody = z.strictObject({
  LOGIN: login,
  PASSWORD: knownPassword,
  REMEMBER: z.boolean(problem('invalid')).default(false),
})

/** A27: a registration, by an e-mail address, a phone number or both. */
export const registerBody = z
  .strictObject({
    EMAIL: email.optional(),
    TEL: phone.optional(),
    PASSWORD: newPassword,
    LASTNAME: personName,
    NAME: personName,
    MIDDLENAME: personName.optional(),
    LOCALE: language,
    CONSENT: consent,
  })
  .refine(({ EMAIL, TEL }) => EMAIL !== undefined || TEL !== undefined, {
    ...problem('contact'),
    path: ['EMAIL'],
  })
  .refine(({ PASSWORD, EMAIL, TEL }) => !isLogin(PASSWORD, [EMAIL, TEL]), {
    ...problem('passwordIsLogin'),
    path: ['PASSWORD'],
  })

/** A28: the code that was sent to a new contact. */
export const confirmationCodeBody = z.strictObject({ CONFIRM_ID: confirmId, CODE: code })

/** A29: sends a code to an address, or checks it. */
export const confirmationEmailBody = z.union([z.strictObject({ EMAIL: email }), confirmationCodeBody])

/** A30: sends a code to a phone, or checks it. */
export const confirmationPhoneBody = z.union([z.strictObject({ TEL: phone }), confirmationCodeBody])

/** A31: asks for a link to set a new password. */
export const restoreBody = z.strictObject({ LOGIN: login })

/** A32: a new password by the token of the link. */
export const restorePasswordBody = z.strictObject({ TOKEN: token, PASSWORD: newPassword })

/** A33: a new password by the old one, or by the CHANGE_TOKEN of an answer PASSWORD_EXPIRED. */
export const changePasswordBody = z
  .strictObject({
    OLD_PASSWORD: knownPassword.optional(),
    CHANGE_TOKEN: token.optional(),
    PASSWORD: newPassword,
  })
  .refine(({ OLD_PASSWORD, CHANGE_TOKEN }) => (OLD_PASSWORD === undefined) !== (CHANGE_TOKEN === undefined), {
    ...problem('required'),
    path: ['OLD_PASSWORD'],
  })
  .refine(({ OLD_PASSWORD, PASSWORD }) => OLD_PASSWORD !== PASSWORD, {
    ...problem('passwordIsOld'),
    path: ['PASSWORD'],
  })

const slug = z
  .string(problem('invalid'))
  .refine((value) => value !== '' && slugify(value) === value, problem('invalid'))
const gender = z.enum(['female', 'male'], problem('invalid'))

/**
 * A34: what changes of a person; what is left out stays, null empties. EMAIL and TEL are those that A29 or A30 has
 * confirmed. LOCATION is the slug of a city.
 */
export const changeInformationBody = z
  .strictObject({
    LASTNAME: personName,
    NAME: personName,
    MIDDLENAME: personName.nullable(),
    BIRTHDAY: birthday.nullable(),
    GENDER: gender.nullable(),
    LOCALE: language,
    LOCATION: slug.nullable(),
    TEL: phone,
    EMAIL: email,
  })
  .partial()

const instant = z.iso.datetime({ offset: true })

/** A person as the API shows them to themselves. LOCATION is the slug of a city, AVATAR_VERSION 0 where there is no picture. */
export const signedInUser = z.object({
  LASTNAME: z.string(),
  NAME: z.string(),
  MIDDLENAME: z.string().nullable(),
  TEL: z.string().nullable(),
  EMAIL: z.string().nullable(),
  BIRTHDAY: z.string().nullable(),
  GENDER: gender.nullable(),
  LOCALE: language,
  LOCATION: z.string().nullable(),
  AVATAR_VERSION: z.int().min(0),
  EMAIL_CONFIRMED_AT: instant.nullable(),
  TEL_CONFIRMED_AT: instant.nullable(),
  PASSWORD_CHANGED_AT: instant,
})
export type User = z.infer<typeof signedInUser>

/** A27, A29, A30 after sending: what the code belongs to, and in how many seconds another may be sent. */
export const confirmationBegun = z
  .object({ CONFIRM_ID: confirmId, RESEND_AFTER: z.int().min(0) })
  .meta({ id: 'ConfirmationBegun' })
