import { isEmail } from '../formats/email.ts'
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

/** The same, or a number without the calling code of a country that another field of the body names: who reads the body adds it. */
export const phoneOfCountry: TextRule = {
  tidy: tidyPhone,
  needs: { required, phone: (text) => isPhone(text) || /^\d{9,10}$/.test(text) },
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
