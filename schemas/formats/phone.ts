/** Digits of the longest number that is written without the code of its country: `701 234 56 78` in Kazakhstan. */
const mostWithinCountry = 10

/**
 * Normalizes a phone number to digits with a leading plus (B-38): `8 (700) 123-45-67` → `+77001234567`, `00998…` →
 * `+998…`. A number without the code of its country has no plus, because nobody knows which country is meant: `90 123 45 67` →
 * `901234567`. Empty if it has no digits except a prefix. `isPhone` validates it.
 */
export function normalizePhone(input: string): string {
  const digits = input.replace(/\D/g, '')
  if (digits === '') return ''
  if (input.trim().startsWith('+')) return `+${digits}`
  if (/^8[3-9]\d{9}$/.test(digits)) return `+7${digits.slice(1)}`
  const international = digits.replace(/^00/, '')
  const isWithinCountry = international === digits && digits.length <= mostWithinCountry
  return isWithinCountry ? digits : international && `+${international}`
}

const groupings: Record<number, RegExp> = {
  11: /^(\d)(\d{3})(\d{3})(\d\d)(\d\d)$/,
  12: /^(\d{3})(\d\d)(\d{3})(\d\d)(\d\d)$/,
}

/** Codes of cities in Kazakhstan have four digits, but for Almaty's 727: `+7 7252 55 44 33`. */
const cityOfKazakhstan = /^(7)((?!727)7[12]\d\d)(\d\d)(\d\d)(\d\d)$/

/**
 * Formats a phone number in groups (V-5): `+7 700 123 45 67`, `+998 90 123 45 67`; numbers of other lengths stay
 * unchanged.
 */
export function formatPhone(phone: string): string {
  const digits = normalizePhone(phone).replace(/^\+/, '')
  const grouping = cityOfKazakhstan.test(digits) ? cityOfKazakhstan : groupings[digits.length]
  return grouping ? `+${digits.replace(grouping, '$1 $2 $3 $4 $5')}` : phone
}

/** The same within a sentence, which it does not break in two lines. */
export const phoneInText = (phone: string): string => formatPhone(phone).replaceAll(' ', '\u00a0')

/** Country codes with numbers of a fixed length: code → following digits. */
const lengths: Record<string, number> = { '7': 10, '998': 9, '996': 9, '375': 9 }

/** True for a valid normalized number (V-6): the exact length in the five countries, 8 to 15 digits elsewhere. */
export function isPhone(phone: string): boolean {
  if (!/^\+[1-9]\d{7,14}$/.test(phone)) return false
  const code = Object.keys(lengths).find((prefix) => phone.startsWith(`+${prefix}`))
  return code === undefined || phone.length === 1 + code.length + (lengths[code] ?? 0)
}

/** Whether a phone number was probably meant where an e-mail address could be: text without an at sign that contains digits. */
export const isPhoneLike = (contact: string): boolean => !contact.includes('@') && /\d/.test(contact)
