import { parseTypedDate } from '../../../ui/date-picker/typed-date.ts'

/** Fewer digits are the number of a card, or a part of a birthday. */
const fewestOfPhone = 5

const isNumber = (text: string): boolean => /^[+\d\s()-]+$/.test(text)

/** What somebody has typed to find a patient, as the first values of a new card: last name, name and middle name, a phone number, a birthday. */
export function typedPatient(typed: string): {
  LASTNAME?: string
  NAME?: string
  MIDDLENAME?: string
  TEL?: string
  BIRTHDAY?: string
} {
  const parts = typed.trim().split(/\s+/)
  const BIRTHDAY = parts.map((part) => parseTypedDate(part)).find((date) => date !== undefined)
  const TEL = parts.filter((part) => isNumber(part) && !parseTypedDate(part)).join(' ')
  const words = parts.filter((word) => word !== '' && !/\d/.test(word) && !isNumber(word))
  const [LASTNAME, NAME, ...more] = words.map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1))
  return {
    ...(LASTNAME && { LASTNAME }),
    ...(NAME && { NAME }),
    ...(more.length > 0 && { MIDDLENAME: more.join(' ') }),
    ...(TEL.replace(/\D/g, '').length >= fewestOfPhone && { TEL }),
    ...(BIRTHDAY && { BIRTHDAY }),
  }
}
