import { latinWordsOf, soundsOf } from '../formats/sound-out.ts'

/** What of a card is searched. */
export type Searched = {
  number: number
  lastName: string
  name: string
  middleName: string | null
  birthday: string | null
  phone: string | null
}

/** The longest word that is kept; nobody types more of one. */
export const longestWord = 40

/** Words by the first sign of which it is clear what they are: `#` numbers of cards, `+` phone numbers, `=` birthdays; names have none. */
const numberWord = (number: number | string): string => `#${number}`

/** The fewest digits by which somebody is looked for within a phone number. */
const fewestDigits = 3

/** A phone number from each of its digits on, so that what was typed is a beginning wherever in the number it is. */
const phoneWords = (phone: string): string[] => {
  const digits = phone.replace(/\D/g, '')
  const starts = Array.from({ length: Math.max(1, digits.length - fewestDigits + 1) }, (_, at) => at)
  return starts.map((start) => `+${digits.slice(start)}`)
}

const birthdayWords = (birthday: string): string[] => {
  const [year = '', month = '', day = ''] = birthday.split('-')
  return [`=${day}${month}${year}`, `=${year}${month}${day}`]
}

/** The words under which a card is found: its name in Latin letters and by its sound, its phone number from both ends, its birthday and number. */
export function patientWords(card: Searched): string[] {
  const name = `${card.lastName} ${card.name} ${card.middleName ?? ''}`
  const words = [
    ...latinWordsOf(name),
    ...soundsOf(name),
    ...(card.phone ? phoneWords(card.phone) : []),
    ...(card.birthday ? birthdayWords(card.birthday) : []),
    numberWord(card.number),
  ]
  return [...new Set(words.map((word) => word.slice(0, longestWord)))]
}

/** One thing that was typed, as beginnings of words: a card has it if one of its words begins with one of them, or is one of `whole`. */
export type Typed = { begins: string[]; whole: string[] }

/** Digits, whatever is between them, as they may be meant: a part of a phone number, a birthday, the number of a card. */
function typedNumber(text: string): Typed {
  const digits = text.replace(/\D/g, '')
  const trunk = digits.replace(/^8(?=[3-9])/, '7')
  return {
    begins: [...new Set([`+${digits}`, `+${trunk}`]), ...(digits.length >= 4 ? [`=${digits}`] : [])],
    whole: [numberWord(digits)],
  }
}

const two = (text: string): string => text.padStart(2, '0')

/** A birthday as people write it, the day first or the year first, also without its end: `12.03.1985`, `12/3/1985`, `1985-03-12`, `12.03`. */
function typedDate(text: string): string | undefined {
  const yearFirst = /^(\d{4})[-./](\d{1,2})(?:[-./](\d{1,2})?)?$/.exec(text)
  if (yearFirst) {
    const [, year = '', month = '', day] = yearFirst
    return day === undefined ? `=${year}${month}` : `=${year}${two(month)}${two(day)}`
  }
  const dayFirst = /^(\d{1,2})[-./](\d{1,2})(?:[-./](\d{0,4}))?$/.exec(text)
  if (!dayFirst) return undefined
  const [, day = '', month = '', year] = dayFirst
  return `=${two(day)}${year === undefined ? month : two(month)}${year ?? ''}`
}

/** A text that is a phone number with its spaces, brackets and hyphens: one thing, not several. */
const isPhoneText = (text: string): boolean =>
  /^[+(]?[\d\s()+-]+$/.test(text) && text.replace(/\D/g, '').length >= 5 && /[\s()+-]/.test(text)

/** Groups of digits of one phone number within a text: `45 67 Серикова`, `+7 (701) 123-45-67 Серикова`. */
const phoneGroups = /(?<=^|\s)(?:\+?\d{1,3}|\(\d{2,3}\))(?: (?:\(\d{2,3}\)|\d{2,3}(?:-\d{2,4})*)(?=\s|$))+/g

/** What somebody has typed to find a card, in parts that all have to fit; in any order. */
export function typedWords(text: string): Typed[] {
  const typed = text.trim().replace(/\s+/g, ' ')
  if (isPhoneText(typed) && !typedDate(typed)) return [typedNumber(typed)]
  return typed
    .replace(phoneGroups, (groups) => groups.replaceAll(' ', ''))
    .split(' ')
    .filter(Boolean)
    .flatMap((part): Typed[] => {
      const date = typedDate(part)
      // Hyphens are in phone numbers too: `45-67`.
      if (date)
        return [{ begins: [date, ...(part.includes('-') ? typedNumber(part).begins : [])], whole: [] }]
      if (/^[№#]\d+$/.test(part)) return [{ begins: [], whole: [numberWord(part.slice(1))] }]
      if (/^[+\d()-]*\d[\d()-]*$/.test(part)) return [typedNumber(part)]
      // A word of several parts, as a double name, is several words of the card.
      const latin = latinWordsOf(part)
      return latin.map((word, at) => ({
        begins: [...new Set([word, soundsOf(part)[at] ?? word])].map((one) => one.slice(0, longestWord)),
        whole: [],
      }))
    })
}
