import { latinWordsOf, likenessesOf, soundsOf } from '../formats/sound-out.ts'
import { nameLikenesses, nameSounds } from './same-name.ts'

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

/** Words by the first sign of which it is clear what they are: `#` numbers of cards, `+` phone numbers, `=` birthdays, `~` a name with one of these two; names have none. */
const numberWord = (number: number | string): string => `#${number}`

/** The fewest digits by which somebody is looked for within a phone number. */
const fewestDigits = 3

/** A phone number from each of its digits on, so that what was typed is a beginning wherever in the number it is. */
const phoneWords = (phone: string): string[] => {
  const digits = phone.replace(/\D/g, '')
  const starts = Array.from({ length: Math.max(1, digits.length - fewestDigits + 1) }, (_, at) => at)
  return starts.map((start) => `+${digits.slice(start)}`)
}

/** The word of a whole phone number, which all cards with it have. */
export const phoneWord = (phone: string): string => `+${phone.replace(/\D/g, '')}`.slice(0, longestWord)

const birthdayWords = (birthday: string): string[] => {
  const [year = '', month = '', day = ''] = birthday.split('-')
  return [`=${day}${month}${year}`, `=${year}${month}${day}`]
}

/** The version of the rule by which words are made. Raise it with each change of what `patientWords` returns: the words of all cards are then made anew. */
export const wordsVersion = 2

/** Of a name so many words tell it from others. */
const mostSounds = 5

/** The words of a name in each choice of two or more of them, in one order; a single word as it is. */
function choicesOf(name: Pick<Searched, 'lastName' | 'name' | 'middleName'>): string[] {
  const sounds = nameSounds(name).slice(0, mostSounds)
  let choices: string[][] = [[]]
  for (const sound of sounds) choices = choices.concat(choices.map((one) => [...one, sound]))
  return choices
    .filter((one) => one.length >= Math.min(2, Math.max(1, sounds.length)))
    .map((one) => one.join(' '))
}

const withContacts = (
  names: readonly string[],
  { birthday, phone }: Partial<Pick<Searched, 'birthday' | 'phone'>>,
): string[] =>
  [birthday, phone].flatMap((contact) =>
    contact ? names.map((name) => `~${contact} ${name}`.slice(0, longestWord)) : [],
  )

/**
 * The words of which a card has one if it is of somebody with this name, with or without a patronymic, and one of these contacts. So few others have them
 * that they can be compared one by one, however many share the birthday or the phone number.
 */
export const sameNameWords = (
  given: Pick<Searched, 'lastName' | 'name' | 'middleName'> & Partial<Searched>,
) => withContacts(choicesOf(given), given)

/** The words under which a card is found: its name in Latin letters and in all spellings, its phone number from each digit on, its birthday and number. */
export function patientWords(card: Searched): string[] {
  const name = `${card.lastName} ${card.name} ${card.middleName ?? ''}`
  const words = [
    ...latinWordsOf(name),
    ...nameLikenesses(card).flat(),
    ...(card.phone ? phoneWords(card.phone) : []),
    ...(card.birthday ? birthdayWords(card.birthday) : []),
    numberWord(card.number),
    ...withContacts(choicesOf({ ...card, middleName: null }), card),
  ]
  return [...new Set(words.map((word) => word.slice(0, longestWord)))]
}

/**
 * One thing that was typed, as beginnings of words: a card has it if one of its words is one of `whole`, or begins with one of `begins`. The earlier a
 * beginning stands, the more likely it was meant.
 */
export type Typed = { begins: string[]; whole: string[] }

/** A birthday with two digits of its year, in both centuries. */
const inCenturies = (dayAndMonth: string, year: string): string[] =>
  /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])$/.test(dayAndMonth) && /^\d\d$/.test(year)
    ? ['19', '20'].map((century) => `=${dayAndMonth}${century}${year}`)
    : []

/** Digits, whatever is between them, as they may be meant: a part of a phone number, a birthday, the number of a card. */
function typedNumber(text: string): Typed {
  const digits = text.replace(/\D/g, '')
  const trunk = digits.replace(/^8(?=[3-9])/, '7')
  return {
    begins: [
      ...new Set([`+${digits}`, `+${trunk}`]),
      ...(digits.length >= 4 ? [`=${digits}`] : []),
      ...inCenturies(digits.slice(0, 4), digits.slice(4)),
    ],
    whole: [numberWord(digits)],
  }
}

const two = (text: string): string => text.padStart(2, '0')

/** A birthday as people write it, the day first or the year first, also without its end: `12.03.1985`, `12/3/85`, `1985-03-12`, `12.03`. */
function typedDate(text: string): string[] | undefined {
  const yearFirst = /^(\d{4})[-./](\d{1,2})(?:[-./](\d{1,2})?)?$/.exec(text)
  if (yearFirst) {
    const [, year = '', month = '', day] = yearFirst
    return [day === undefined ? `=${year}${month}` : `=${year}${two(month)}${two(day)}`]
  }
  const dayFirst = /^(\d{1,2})[-./](\d{1,2})(?:[-./](\d{0,4}))?$/.exec(text)
  if (!dayFirst) return undefined
  const [, day = '', month = '', year] = dayFirst
  const dayAndMonth = `${two(day)}${year === undefined ? month : two(month)}`
  return [`=${dayAndMonth}${year ?? ''}`, ...inCenturies(dayAndMonth, year ?? '')]
}

const isDigits = (part: string): boolean => /^[+\d()-]*\d[\d()-]*$/.test(part)

/** Whether digits are a birthday or its year for certain, and so no group of the digits beside them. `45-67` is a part of a phone number as well. */
const isBirthday = (part: string): boolean =>
  /^(?:19\d\d|20[0-2]\d)$/.test(part) || (/[./]|^\d{4}-|-\d{4}$/.test(part) && typedDate(part) !== undefined)

/** The parts of a text. Digits that stand together are one, as people say a phone number: `7 20 33`, `+7 (701) 123-45-67`; letters and digits are two. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  let isOpen = false
  for (const part of text.replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ').split(/\s+/)) {
    const isGroup = isDigits(part) && !isBirthday(part)
    if (isGroup && isOpen) parts.push(`${parts.pop()} ${part}`)
    else if (part !== '') parts.push(part)
    isOpen = isGroup
  }
  return parts
}

/** The fewest letters of a spelling by which a name is found as by its beginning; a shorter one is all of a name, as Лия and Lia, or its sound. */
const fewestLetters = 3

/** The words of a name, as they are written and in other spellings. A word of several parts, as a double name, is several words of the card. */
const typedNames = (text: string): Typed[] =>
  latinWordsOf(text).map((word, at) => {
    const sound = word.length < fewestLetters ? soundsOf(text)[at] : undefined
    const alike = likenessesOf(text)[at] ?? []
    const begins = [word, ...alike.filter((one) => one.length >= fewestLetters || one === sound)]
    return {
      begins: [...new Set(begins.map((one) => one.slice(0, longestWord)))],
      whole: alike.filter((one) => !begins.includes(one)),
    }
  })

function typedPart(part: string): Typed[] {
  const dates = typedDate(part)
  if (dates)
    return [{ begins: [...dates, ...(part.includes('-') ? typedNumber(part).begins : [])], whole: [] }]
  if (/^[№#]\d+$/.test(part)) return [{ begins: [], whole: [numberWord(part.slice(1))] }]
  return /^[+\d\s()-]*\d/.test(part) ? [typedNumber(part)] : typedNames(part)
}

/** Parts that are looked for: nobody has more, and each costs the database a search. */
const mostParts = 10

/** Parts that differ, the first ones of very many. */
const different = (parts: readonly Typed[]): Typed[] =>
  [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()].slice(0, mostParts)

/** What somebody has typed to find a card, in parts that all have to fit; in any order. */
export const typedWords = (text: string): Typed[] => different(partsOf(text).flatMap(typedPart))

/** The end of a number that was said in groups, of three digits at least, and what was said before it: `7 20 33` is 7 and 2033. */
function apart(part: string): string[] {
  const groups = part.split(' ')
  const start = groups.findLastIndex(
    (_, at) => groups.slice(at).join('').replace(/\D/g, '').length >= fewestDigits,
  )
  return start > 0 ? [groups.slice(0, start).join(' '), groups.slice(start).join(' ')] : [part]
}

/**
 * What was typed as `typedWords`, if it is of a phone number of which digits were left out: its beginning and its end. Undefined if it can be no such
 * number. It is looked for where nobody has the digits one after the other.
 */
export function typedApart(text: string): Typed[] | undefined {
  const parts = partsOf(text)
  const split = parts.flatMap(apart)
  return split.length > parts.length ? different(split.flatMap(typedPart)) : undefined
}
