import { type Locale, locales } from '../../../locales/locale.ts'
import type { Label } from '../../core/type.ts'
import { fold } from '../../formats/fold.ts'
import { type CellKind, textOf } from '../kind.ts'

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

/** One of several words: by its name in any language, its code, or another usual name. */
export function choiceKind<Name extends string>(
  labels: Record<Name, Label>,
  others: Partial<Record<Name, readonly string[]>> = {},
): CellKind<Name> {
  const names = Object.keys(labels) as Name[]
  const byWord = new Map<string, Name | undefined>()
  for (const name of names)
    for (const word of [
      name,
      ...locales.map((locale: Locale) => labels[name][locale]),
      ...(others[name] ?? []),
    ]) {
      const key = bare(word)
      // A word of two choices names none.
      byWord.set(key, byWord.has(key) && byWord.get(key) !== name ? undefined : name)
    }
  return {
    read: (cell) => {
      const name = byWord.get(bare(textOf(cell) ?? ''))
      return name === undefined ? { problem: 'choice' } : { value: name }
    },
    write: (value, locale) => labels[value][locale],
  }
}

/** Several values of one kind in a cell, with semicolons, commas, slashes or line breaks between them. A value that cannot be read is a problem of all. */
export const listKind = <Value>(one: CellKind<Value>): CellKind<Value[]> => ({
  read: (cell, reader) => {
    const texts = (textOf(cell) ?? '')
      .split(/[;,/\n]/)
      .map((text) => text.trim())
      .filter((text) => text !== '')
    const values: Value[] = []
    for (const text of texts) {
      const read = one.read(text, reader, undefined)
      if ('problem' in read) return read
      if (!values.includes(read.value)) values.push(read.value)
    }
    return values.length > 0 ? { value: values } : { problem: 'text' }
  },
  write: (values, locale) => values.map((value) => one.write(value, locale)).join('; '),
})
