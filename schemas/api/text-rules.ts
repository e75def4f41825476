import { isCode, normalizeCode } from '../formats/confirmation-code.ts'
import { isEmail } from '../formats/email.ts'
import { isStrongPassword, maxPasswordLength } from '../formats/password.ts'
import { isPersonName, normalizeName } from '../formats/person-name.ts'
import { isPhone, normalizePhone } from '../formats/phone.ts'
import { optional, required, type TextRule } from './text-rule.ts'

/** Letters are rejected instead of being ignored. */
const tidyPhone = (text: string) => (/^[\d\s()+.‐-―-]*$/.test(text) && normalizePhone(text)) || text.trim()

/** E-mail address (V-1), in lower case. */
export const email: TextRule = {
  tidy: (text) => text.trim().toLowerCase(),
  needs: { required, email: isEmail },
}

/** Phone number (V-5, V-6), normalised: `8 (700) 123-45-67` becomes `+77001234567`. */
export const phone: TextRule = { tidy: tidyPhone, needs: { required, phone: isPhone } }

/** The login: an e-mail address or a phone number, normalized like `email` and `phone`. */
export const login: TextRule = {
  tidy: (text) => (text.includes('@') ? email : phone).tidy(text),
  needs: { required, login: (text) => isEmail(text) || isPhone(text) },
}

/** The same for a new value: the problem is that of the kind that was probably meant. */
export const contact: TextRule = {
  tidy: login.tidy,
  needs: {
    required,
    email: (text) => isPhoneLike(text) || isEmail(text),
    phone: (text) => !isPhoneLike(text) || isPhone(text),
  },
}

/** True for text without an at sign that contains digits. */
export const isPhoneLike = (contact: string): boolean => !contact.includes('@') && /\d/.test(contact)

/** An existing password. Normalized to NFC, because keyboards encode letters differently. */
export const existingPassword: TextRule = {
  tidy: (text) => text.normalize('NFC'),
  needs: { required, passwordTooLong: (text) => text.length <= maxPasswordLength },
}

/** A strong password (V-2). Whether it equals the login is checked by `isLogin` where both are known. */
export const newPassword: TextRule = {
  tidy: existingPassword.tidy,
  needs: { ...existingPassword.needs, password: isStrongPassword },
}

/** A name, last name or middle name (V-19), normalized. */
export const personName: TextRule = { tidy: normalizeName, needs: { required, personName: isPersonName } }

/** The same name, or empty. */
export const optionalName = optional(personName)

/** Today in Kamchatka (UTC+12), the easternmost zone of our users, so that today is in the future for none of them. */
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
export const birthday: TextRule = { tidy: (text) => text.trim(), needs: { required, birthday: isBirthday } }

/** A confirmation code of six digits (C-25); spaces and hyphens are removed. */
export const code: TextRule = { tidy: normalizeCode, needs: { required, code: isCode } }
