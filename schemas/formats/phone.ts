/**
 * A phone number as digits with a leading plus (B-38): `8 (700) 123-45-67` → `+77001234567`, `00998…` → `+998…`.
 * Empty when there is no digit, or a prefix alone. Whether the number can exist is said by `isPhone`.
 */
export function normalizePhone(input: string): string {
  const digits = input.replace(/\D/g, '')
  if (digits === '') return ''
  if (input.trim().startsWith('+')) return `+${digits}`
  if (/^8[3-9]\d{9}$/.test(digits)) return `+7${digits.slice(1)}`
  const international = digits.replace(/^00/, '')
  return international && `+${international}`
}

const groupings: Record<number, RegExp> = {
  11: /^(\d)(\d{3})(\d{3})(\d\d)(\d\d)$/,
  12: /^(\d{3})(\d\d)(\d{3})(\d\d)(\d\d)$/,
}

/** A phone number in groups (V-5): `+7 700 123 45 67`, `+998 90 123 45 67`; other lengths stay as they are. */
export function formatPhone(phone: string): string {
  const digits = normalizePhone(phone).slice(1)
  const grouping = groupings[digits.length]
  return grouping ? `+${digits.replace(grouping, '$1 $2 $3 $4 $5')}` : phone
}

/** Countries whose numbers have one length: code → digits after it. */
const lengths: Record<string, number> = { '7': 10, '998': 9, '996': 9, '375': 9 }

/** True for a normalised number that can exist (V-6): the right length in the five countries, 8 to 15 digits elsewhere. */
export function isPhone(phone: string): boolean {
  if (!/^\+[1-9]\d{7,14}$/.test(phone)) return false
  const code = Object.keys(lengths).find((prefix) => phone.startsWith(`+${prefix}`))
  return code === undefined || phone.length === 1 + code.length + (lengths[code] ?? 0)
}
