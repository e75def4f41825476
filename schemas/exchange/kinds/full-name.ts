import { isPersonName, normalizeName } from '../../formats/person-name.ts'
import { shortName } from '../../formats/short-name.ts'
import { withoutUnseen } from '../../formats/written.ts'
import { type CellKind, textOf } from '../kind.ts'

/** A name in one cell, by its parts. */
export type FullName = { lastName: string; name: string; middleName?: string }

/** The end of a patronymic that is a word of its own: `Марат қызы`, `Rashid oʻgʻli`. */
const patronymicWord =
  /^(?:қызы|кызы|ұлы|улы|уулу|o['‘’`ʻʼ]?g['‘’`ʻʼ]?li|qizi|угли|ўғли|қизи|кизи|оглы|uly|kyzy|qyzy)$/iu

/** A patronymic, by its end. */
const patronymic =
  /(?:вич|вна|ична|инична|ұлы|улы|қызы|кызы|vich|vna|ichna|o['‘’`ʻʼ]g['‘’`ʻʼ]li|qizi|uly|kyzy|qyzy)$/iu

/** A letter in place of a name, or several with dots: `А`, `А.`, `А.М.`. */
const initials = /^(?:\p{L}|(?:\p{L}\.-?)+\p{L}?)$/u

/** What stands beside names and is none. */
const title =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|md|dds|dmd|dvm|phd|jr|sr|ii|iii|iv|v|г-н|г-жа|господин|госпожа|д-р|доктор|врач|проф|профессор|к\.?м\.?н|д\.?м\.?н|дәрігер|shifokor|doktor)\.?$/iu

/** The words of a name; the end of a patronymic belongs to the word before it. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const word of normalizeName(text).split(' '))
    if (patronymicWord.test(word) && words.length > 0) words.push(`${words.pop()} ${word}`)
    else words.push(word)
  return words
}

/** A name in one cell. A patronymic shows what comes first; two words show nothing. */
export const fullNameKind: CellKind<FullName> = {
  ways: ['lastNameFirst', 'firstNameFirst'],
  read: (cell, _, way) => {
    const text = typeof cell === 'string' ? textOf(cell) : undefined
    if (text === undefined) return { problem: 'text' }
    const words = wordsOf(withoutUnseen(text))
    if (words.some((word) => title.test(word))) return { problem: 'title' }
    if (words.some((word) => initials.test(word))) return { problem: 'initials' }
    if (!words.every(isPersonName)) return { problem: 'name' }
    const [first = '', second, third, ...more] = words
    if (second === undefined || more.length > 0) return { problem: 'nameParts' }
    if (way === 'lastNameFirst') {
      if (patronymic.test(second) && third !== undefined && !patronymic.test(third))
        return { problem: 'nameParts' }
      return { value: { lastName: first, name: second, ...(third !== undefined && { middleName: third }) } }
    }
    if (third === undefined) return { value: { lastName: second, name: first } }
    if (patronymic.test(third) && !patronymic.test(second)) return { problem: 'nameParts' }
    return { value: { lastName: third, name: first, middleName: second } }
  },
  write: ({ lastName, name, middleName }) => [lastName, name, middleName].filter(Boolean).join(' '),
}

/** A name in one cell, which may be a last name with initials: `И.` and `С.` are then its other parts. It finds somebody, and names nobody. */
export const nameOrInitialsKind: CellKind<FullName> = {
  ...fullNameKind,
  read: (cell, ...how) => {
    const read = fullNameKind.read(cell, ...how)
    if ('value' in read || read.problem !== 'initials') return read
    const { lastName = '', letters = [] } = shortName(withoutUnseen(textOf(cell) ?? '')) ?? {}
    const [name, middleName, ...more] = letters.map((letter) => `${letter}.`)
    if (name === undefined || more.length > 0 || !isPersonName(lastName)) return read
    return { value: { lastName, name, ...(middleName !== undefined && { middleName }) } }
  },
}

/** Whether a name is what `nameOrInitialsKind` has read of initials: no name has a dot. */
export const isInitial = (name: string): boolean => name.endsWith('.')
