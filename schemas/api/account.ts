import { isLogin } from '../formats/password.ts'
import { slugify } from '../formats/slug.ts'
import { z } from '../zod.ts'
import {
  birthday,
  code,
  confirmId,
  consent,
  email,
  existingPassword,
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
  PASSWORD: existingPassword,
  REMEMBER: z._default(z.boolean(problem('invalid')), false),
})

/** A27: a registration, by an e-mail address, a phone number or both. */
export const registerBody = z
  .strictObject({
    EMAIL: z.optional(email),
    TEL: z.optional(phone),
    PASSWORD: newPassword,
    LASTNAME: personName,
    NAME: personName,
    MIDDLENAME: z.optional(personName),
    LOCALE: language,
    CONSENT: consent,
  })
  .check(
    z.refine(({ EMAIL, TEL }) => EMAIL !== undefined || TEL !== undefined, {
      ...problem('contact'),
      path: ['EMAIL'],
    }),
    z.refine(({ PASSWORD, EMAIL, TEL }) => !isLogin(PASSWORD, [EMAIL, TEL]), {
      ...problem('passwordIsLogin'),
      path: ['PASSWORD'],
    }),
  )

/** A28: the code that was sent to a new contact. */
export const confirmationCodeBody = z.strictObject({ CONFIRM_ID: confirmId, CODE: code })

/** What a person types of A28. */
export const codeBody = z.strictObject({ CODE: code })

/** A29: sends a code to an address. */
export const emailBody = z.strictObject({ EMAIL: email })

/** A29: sends a code to an address, or checks it. */
export const confirmationEmailBody = z.union([emailBody, confirmationCodeBody])

/** A30: sends a code to a phone, or checks it. */
export const confirmationPhoneBody = z.union([z.strictObject({ TEL: phone }), confirmationCodeBody])

/** A31: asks for a link to set a new password. */
export const restoreBody = z.strictObject({ LOGIN: login })

/** A32: a new password by the token of the link. */
export const restorePasswordBody = z.strictObject({ TOKEN: token, PASSWORD: newPassword })

/** A33: a new password by the old one, or by the CHANGE_TOKEN of an answer PASSWORD_EXPIRED. */
export const changePasswordBody = z
  .strictObject({
    OLD_PASSWORD: z.optional(existingPassword),
    CHANGE_TOKEN: z.optional(token),
    PASSWORD: newPassword,
  })
  .check(
    z.refine(
      ({ OLD_PASSWORD, CHANGE_TOKEN }) => (OLD_PASSWORD === undefined) !== (CHANGE_TOKEN === undefined),
      {
        ...problem('required'),
        path: ['OLD_PASSWORD'],
      },
    ),
    z.refine(({ OLD_PASSWORD, PASSWORD }) => OLD_PASSWORD !== PASSWORD, {
      ...problem('passwordIsOld'),
      path: ['PASSWORD'],
    }),
  )

const slug = z
  .string(problem('invalid'))
  .check(z.refine((value) => value !== '' && slugify(value) === value, problem('invalid')))
const gender = z.enum(['female', 'male'], problem('invalid'))

/**
 * A34: a change of personal data. Absent fields stay unchanged, null clears. EMAIL and TEL must have been confirmed by A29 or A30
 * before. LOCATION is the slug of a city.
 */
export const changeInformationBody = z.partial(
  z.strictObject({
    LASTNAME: personName,
    NAME: personName,
    MIDDLENAME: z.nullable(personName),
    BIRTHDAY: z.nullable(birthday),
    GENDER: z.nullable(gender),
    LOCALE: language,
    LOCATION: z.nullable(slug),
    TEL: phone,
    EMAIL: email,
  }),
)
