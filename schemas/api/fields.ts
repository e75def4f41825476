import { locales } from '../../locales/locale.ts'
import type { TextKey } from '../../locales/text-key.ts'
import { isCode, normalizeCode } from '../formats/confirmation-code.ts'
import { isEmail } from '../formats/email.ts'
import { isStrongPassword, maxPasswordLength } from '../formats/password.ts'
import { isPersonName, normalizeName } from '../formats/person-name.ts'
import { isPhone, normalizePhone } from '../formats/phone.ts'
import { z } from '../zod.ts'

/** Key of an error message, `errors:fields.<key>`. */
export type FieldProblem = TextKey extends infer Key
  ? Key extends `errors:fields.${infer Name}`
    ? Name
    : never
  : never

/** The `error` option of a zod check: the message key, which `fieldErrors` translates. */
export const problem = (key: FieldProblem) => ({ error: key })
const missing = { ...problem('required'), abort: true }

/** The `error` option for a value that is missing or of a wrong type; other checks have messages of their own. */
export const notOfType = (key: FieldProblem) => ({
  error: ({ code }: { code?: string }) => (code === 'invalid_type' ? key : undefined),
})

const text = z.string(notOfType('required'))

/** Non-empty text, trimmed. */
export const filled = text.check(z.trim(), z.minLength(1, missing))

/** E-mail address (V-1), in lower case. */
export const email = filled.check(z.toLowerCase(), z.refine(isEmail, problem('email')))

/** Letters are rejected instead of being ignored. */
const tidyPhone = (value: string) => (/^[\d\s()+.‐-―-]*$/.test(value) ? normalizePhone(value) : value)

/** Phone number (V-5, V-6), normalised: `8 (700) 123-45-67` becomes `+77001234567`. */
export const phone = filled.check(z.overwrite(tidyPhone), z.refine(isPhone, problem('phone')))

/** The login: an e-mail address or a phone number, normalized like `email` and `phone`. */
export const login = filled.check(
  z.overwrite((value) => (value.includes('@') ? value.toLowerCase() : tidyPhone(value))),
  z.refine((value) => isEmail(value) || isPhone(value), problem('login')),
)

/** An existing password. Normalized to NFC, because keyboards encode letters differently. */
export const existingPassword = text.check(
  z.normalize('NFC'),
  z.minLength(1, missing),
  z.maxLength(maxPasswordLength, { ...problem('passwordTooLong'), abort: true }),
)

/** A strong password (V-2). Whether it equals the login is checked by `isLogin` where both are known. */
export const newPassword = existingPassword.check(z.refine(isStrongPassword, problem('password')))

/** A name, last name or middle name (V-19), normalized. */
export const personName = filled.check(
  z.overwrite(normalizeName),
  z.refine(isPersonName, problem('personName')),
)

/** Today in Kamchatka (UTC+12), the easternmost zone of our users, so that nobody's current date is in the future. */
const today = () => new Date(Date.now() + 12 * 3_600_000).toISOString().slice(0, 10)

function isBirthday(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(date) &&
    date >= '1900-01-01' &&
    date <= today()
  )
}

/** Date of birth `YYYY-MM-DD`: an existing date from 1900 to today (V-19). */
export const birthday = filled.check(z.refine(isBirthday, problem('birthday')))

/** A confirmation code of six digits (C-25); spaces and hyphens are removed. */
export const code = filled.check(z.overwrite(normalizeCode), z.refine(isCode, problem('code')))

/** Consent that must be given (V-19). */
export const consent = z.literal(true, problem('consent'))

/** Id of a pending confirmation. */
export const confirmId = z.uuid(problem('invalid'))

/** A token of a link or response: 16 to 200 characters of base64url. */
export const token = text.check(z.regex(/^[\w-]{16,200}$/, problem('invalid')))

export const language = z.enum(locales, problem('invalid'))
