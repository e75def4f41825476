import { type Locale, locales } from '../../../locales/locale.ts'
import type { Label } from '../../core/type.ts'
import { fold } from '../../formats/fold.ts'
import type { Cell } from '../cell.ts'
import { type CellKind, type Reader, textOf } from '../kind.ts'
import { mostLike } from './most-like.ts'

/** Words mean the same in every clinic. */
const anyReader: Reader = { today: '' }

/** Several values in one cell. */
const listOf = (cell: Cell): string[] =>
  (textOf(cell) ?? '')
    .split(/[;,/\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')

const bare = (text: string): string => fold(text).replace(/[.]$/, '')

/** Yes and no, in our languages and as tables have them. */
const yes = new Set(['да', 'иа', 'ha', 'yes', 'true', 'истина', 'рост', '1', '+', 'x', 'х', 'v', '✓', '✔'])
const no = new Set(['нет', 'жок', "yo'q", 'no', 'false', 'ложь', '0'])

const yesWord = { ru: 'Да', kk: 'Иә', uz: 'Ha', en: 'Yes' } satisfies Label
const noWord = { ru: 'Нет', kk: 'Жоқ', uz: 'Yoʻq', en: 'No' } satisfies Label

/** Yes or no. */
export const yesNoKind: CellKind<boolean> = {
  read: (cell) => {
    if (typeof cell === 'boolean') return { value: cell }
    const text = bare(textOf(cell) ?? '')
    if (yes.has(text)) return { value: true }
    return no.has(text) ? { value: false } : { problem: 'yesOrNo' }
  },
  write: (value, locale) => (value ? yesWord : noWord)[locale],
}

/** How many words are all named to somebody who has written another one, and how many that are like it where there are more. */
const allWords = 12
const likeWords = 4

/** One of several words: by its name in any language, its code, or another usual name. */
export function choiceKind<Name extends string>(
  labels: Record<Name, Label>,
  others: Partial<Record<Name, readonly string[]>> = {},
): CellKind<Name> {
  const names = Object.keys(labels) as Name[]
  const byWord = new Map<string, Name | undefined>()
  const keep = (words: Map<string, Name | undefined>, name: Name, word: string) => {
    const key = bare(word)
    // A word of two choices names none.
    words.set(key, words.has(key) && words.get(key) !== name ? undefined : name)
  }
  for (const name of names)
    for (const word of [name, ...locales.map((locale: Locale) => labels[name][locale])])
      keep(byWord, name, word)
  const byOther = new Map<string, Name | undefined>()
  for (const name of names) for (const word of others[name] ?? []) keep(byOther, name, word)
  // What one is called is no other name of another one.
  for (const [word, name] of byOther) if (!byWord.has(word)) byWord.set(word, name)
  return {
    read: (cell) => {
      const name = byWord.get(bare(textOf(cell) ?? ''))
      return name === undefined ? { problem: 'choice' } : { value: name }
    },
    write: (value, locale) => labels[value][locale],
    meant: (cell, locale) => {
      const words = names.map((name) => labels[name][locale])
      return words.length <= allWords ? words : mostLike(textOf(cell) ?? '', words, likeWords)
    },
  }
}

/** What people write before a speciality: `врач-невролог`. */
const before = /^(?:врач|дәрігер|shifokor)[\s-]+/iu

/** A word of a dictionary of the product, which begins with these labels; `others` is how else people call its words. */
export function dictionaryKind(
  dictionary: string,
  labels: Record<string, Label>,
  others: Readonly<Record<string, readonly string[]>> = {},
): CellKind<string> {
  const first = choiceKind(labels, others)
  // A part of a table is read with the same words.
  const made = new WeakMap<object, CellKind<string>>()
  function kindOf(all: Record<string, Label>): CellKind<string> {
    const kind = made.get(all) ?? choiceKind(all, others)
    made.set(all, kind)
    return kind
  }
  return {
    ...first,
    read: (cell, reader, way) => {
      const all = reader.words?.[dictionary]
      const kind = all ? kindOf(all) : first
      const read = kind.read(cell, reader, way)
      const rest = (textOf(cell) ?? '').replace(before, '')
      return 'problem' in read && rest !== textOf(cell) ? kind.read(rest, reader, way) : read
    },
    write: (value, locale, words) => (words?.[dictionary]?.[value] ?? labels[value])?.[locale] ?? value,
  }
}

/** The parts of a cell that are no value of a kind. */
const unreadOf = (one: CellKind<unknown>, cell: Cell): string[] =>
  listOf(cell).filter((text) => 'problem' in one.read(text, anyReader, undefined))

/** Several values of one kind in a cell, with semicolons, commas, slashes or line breaks between them. A value that cannot be read is a problem of all. */
export const listKind = <Value>(one: CellKind<Value>): CellKind<Value[]> => ({
  read: (cell, reader) => {
    const values: Value[] = []
    for (const text of listOf(cell)) {
      const read = one.read(text, reader, undefined)
      if ('problem' in read) return read
      if (!values.includes(read.value)) values.push(read.value)
    }
    return values.length > 0 ? { value: values } : { problem: 'text' }
  },
  write: (values, locale, words) => values.map((value) => one.write(value, locale, words)).join('; '),
  unread: (cell) => unreadOf(one, cell),
  ...(one.meant && {
    meant: (cell, locale) => [
      ...new Set(unreadOf(one, cell).flatMap((text) => one.meant?.(text, locale) ?? [])),
    ],
  }),
})
