import { locales } from '../../locales/locale.ts'
import type { TextKey } from '../../locales/text-key.ts'
import { isCode, normalizeCode } from '../formats/confirmation-code.ts'
import { isEmail } from '../formats/email.ts'
import { isStrongPassword, maxPasswordLength } from '../formats/password.ts'
import { isPersonName, normalizeName } from '../formats/person-name.ts'
import { isPhone, normalizePhone } from '../formats/phone.ts'
import { z } from '../zod.ts'

/** Names the sentence `errors:fields.<key>` that tells a person what is wrong with a field and how to mend it. */
export type FieldProblem = TextKey extends infer Key
  ? Key extends `errors:fields.${infer Name}`
    ? Name
    : never
  : never

/** A refinement's message: the key of its sentence, which `fieldErrors` writes in the person's language. */
export const problem = (key: FieldProblem) => ({ error: key })
const missing = { ...problem('required'), abort: true }

/** The problem of a value that is of another type, or missing. What else is checked has a sentence of its own. */
export const notOfType = (key: FieldProblem) => ({
  error: ({ code }: { code?: string }) => (code === 'invalid_type' ? key : undefined),
})

const text = z.string(notOfType('required'))

/** Text of one line, with something in it. */
export const filled = text.check(z.trim(), z.minLength(1, missing))

/** E-mail address (V-1), in lower case. */
export const email = filled.check(z.toLowerCase(), z.refine(isEmail, problem('email')))

/** Letters are rejected instead of being ignored. */
const tidyPhone = (value: string) => (/^[\d\s()+.‐-―-]*$/.test(value) ? normalizePhone(value) : value)

/** Phone number (V-5, V-6), normalised: `8 (700) 123-45-67` becomes `+77001234567`. */
export const phone = filled.check(z.overwrite(tidyPhone), z.refine(isPhone, problem('phone')))

/** What a person signs in with: an e-mail address or a phone number, as `email` and `phone` write them. */
export const login = filled.check(
  z.overwrite((value) => (value.includes('@') ? value.toLowerCase() : tidyPhone(value))),
  z.refine((value) => isEmail(value) || isPhone(value), problem('login')),
)

/** An existing password. Normalised to NFC, because keyboards encode letters differently. */
export const existingPassword = text.check(
  z.normalize('NFC'),
  z.minLength(1, missing),
  z.maxLength(maxPasswordLength, { ...problem('passwordTooLong'), abort: true }),
)

/** A strong password (V-2). That it is not the person's login is checked where both are known, by `isLogin`. */
export const newPassword = existingPassword.check(z.refine(isStrongPassword, problem('password')))

/** A name, last name or middle name (V-19), tidied. */
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

/** Date of birth `YYYY-MM-DD`: a real one, from 1900 to today (V-19). */
export const birthday = filled.check(z.refine(isBirthday, problem('birthday')))

/** Six digits of a confirmation (C-25); pasted spaces and hyphens are left out. */
export const code = filled.check(z.overwrite(normalizeCode), z.refine(isCode, problem('code')))

/** Consent that must be given (V-19). */
export const consent = z.literal(true, problem('consent'))

/** Names a confirmation that was begun. */
export const confirmId = z.uuid(problem('invalid'))

/** A secret of a link or of an answer, sixteen to two hundred characters of base64url. */
export const token = text.check(z.regex(/^[\w-]{16,200}$/, problem('invalid')))

export const language = z.enum(locales, problem('invalid'))
