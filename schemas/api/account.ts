import { z } from '../core/zod.ts'
import { isLogin, isStrongPassword } from '../formats/password.ts'
import { slugify } from '../formats/slug.ts'
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
  together,
  token,
} from './fields.ts'

/** A25: signs in. REMEMBER extends the session to thirty days. */
export const authorizeBody = z.strictObject({
  LOGIN: login,
  PASSWORD: existingPassword,
  REMEMBER: z._default(z.boolean(problem('invalid')), false),
})

/** A27: registers an account by e-mail address, phone number or both. */
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
    z.refine(({ EMAIL, TEL }) => EMAIL !== undefined || TEL !== undefined, together('contact', 'EMAIL')),
    z.refine(
      ({ PASSWORD, EMAIL, TEL }) => !isStrongPassword(PASSWORD) || !isLogin(PASSWORD, [EMAIL, TEL]),
      together('passwordIsLogin', 'PASSWORD'),
    ),
  )

/** A28: confirms a new contact by the code that was sent to it. */
export const confirmationCodeBody = z.strictObject({ CONFIRM_ID: confirmId, CODE: code })

/** A29: requests a code for the new e-mail address of a signed-in person. */
export const newEmailBody = z.strictObject({ EMAIL: email, PASSWORD: existingPassword })

/** A29: the same, or the code of a registration again, which nobody is signed in for. */
const emailBody = z.partial(newEmailBody, { PASSWORD: true })

/** A29: requests a code for an e-mail address, or submits the code. */
export const confirmationEmailBody = z.union([emailBody, confirmationCodeBody])

/** A30: requests a code for the new phone number of a signed-in person. */
export const newPhoneBody = z.strictObject({ TEL: phone, PASSWORD: existingPassword })

/** A30: the same, or the code of a registration again, which nobody is signed in for. */
const phoneBody = z.partial(newPhoneBody, { PASSWORD: true })

/** A30: requests a code for a phone number, or submits the code. */
export const confirmationPhoneBody = z.union([phoneBody, confirmationCodeBody])

/** A31: requests a link for setting a new password. */
export const restoreBody = z.strictObject({ LOGIN: login })

/** A32: sets a new password with the token of that link. */
export const restorePasswordBody = z.strictObject({ TOKEN: token, PASSWORD: newPassword })

/** A33: changes the password, authorized by the old one or by the CHANGE_TOKEN of a PASSWORD_EXPIRED response. */
export const changePasswordBody = z
  .strictObject({
    OLD_PASSWORD: z.optional(existingPassword),
    CHANGE_TOKEN: z.optional(token),
    PASSWORD: newPassword,
  })
  .check(
    z.refine(
      ({ OLD_PASSWORD, CHANGE_TOKEN }) => (OLD_PASSWORD === undefined) !== (CHANGE_TOKEN === undefined),
      together('required', 'OLD_PASSWORD'),
    ),
    z.refine(
      ({ OLD_PASSWORD, PASSWORD }) => !isStrongPassword(PASSWORD) || OLD_PASSWORD !== PASSWORD,
      together('passwordIsOld', 'PASSWORD'),
    ),
  )

const slug = z
  .string(problem('invalid'))
  .check(z.refine((value) => value !== '' && slugify(value) === value, problem('invalid')))
const gender = z.enum(['female', 'male'], problem('invalid'))

/**
 * A34: changes personal data. Absent fields stay unchanged, null clears a field. EMAIL and TEL must have been
 * confirmed by A29 or A30 before. LOCATION is the slug of a city.
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
