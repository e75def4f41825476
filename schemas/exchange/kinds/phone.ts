import { formatPhone, isPhone, normalizePhone } from '../../formats/phone.ts'
import { type CellKind, textOf } from '../kind.ts'

/** Words before a number that say what it is. */
const word = /^(?:тел|моб|сот|телефон|tel|mob|phone)\.?:?\s*/iu

/** A number of which a spreadsheet has shown the first digits only. */
const rounded = /^\d+(?:[.,]\d+)?e\+?\d+$/i

/** Countries whose numbers are known without a plus: the code, and how many digits follow. */
const countries: Record<string, number> = { '7': 10, '998': 9, '996': 9, '375': 9 }

const isOfCountry = (digits: string): boolean =>
  Object.entries(countries).some(
    ([code, rest]) => digits.startsWith(code) && digits.length === code.length + rest,
  )

/** Numbers that nobody has: after +7 stands no digit below 3, no 5 and no 6, and `+8 701` is the trunk prefix in place of the code of the country. */
const impossible = /^\+7[0-256]|^\+8[79]\d{9}$/

/** How numbers of a country begin that shares its code with others. Without the code a number is one of the own country, or it is not clear. */
const beginnings: Record<string, RegExp> = { KZ: /^7/, RU: /^[3489]/ }

/** Whether a cell has several numbers, with something between them that a single one does not have. */
const areSeveral = (text: string): boolean =>
  text.split(/[,;/\n]|\s(?:и|или|or|and|va|және)\s/iu).filter((part) => part.replace(/\D/gu, '').length >= 5)
    .length > 1

/** A phone number, normalised. Without a code it is one of the clinic's country, if it has as many digits. */
export const phoneKind: CellKind<string> = {
  read: (cell, { callingCode, country = '' }) => {
    const text = textOf(cell)?.replace(word, '')
    if (text === undefined) return { problem: 'phone' }
    if (rounded.test(text)) return { problem: 'phoneDigits' }
    if (areSeveral(text)) return { problem: 'phones' }
    if (!/^[\d\s()+.‐-―-]+$/u.test(text)) return { problem: 'phone' }
    const value = normalizePhone(text)
    if (impossible.test(value)) return { problem: 'phone' }
    if (value.startsWith('+')) {
      const isSaid = /^\s*(?:\+|00)/.test(text)
      return isPhone(value) && (isSaid || isOfCountry(value.slice(1))) ? { value } : { problem: 'phone' }
    }
    const isOwn = beginnings[country]?.test(value) ?? true
    if (callingCode === undefined || countries[callingCode] !== value.length || !isOwn)
      return { problem: 'phoneCountry' }
    const whole = `+${callingCode}${value}`
    // Of a number that begins with the trunk prefix 8 a digit is missing.
    return impossible.test(whole) || whole.startsWith('+78') ? { problem: 'phone' } : { value: whole }
  },
  write: formatPhone,
}
