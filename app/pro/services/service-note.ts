import type { Locale } from '../../../locales/locale.ts'
import type { Service } from '../../../schemas/areas/services.ts'
import { withoutLeast } from '../../../schemas/directory/least-price.ts'
import { fold } from '../../../schemas/formats/fold.ts'
import { textIn } from '../../../schemas/lent-russian.ts'
import { leastNote } from '../../../schemas/site-import.ts'

type Note = Service['note']

const joined = (parts: readonly (string | false | undefined)[]): string =>
  parts
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part, at, all) => (at < all.length - 1 ? String(part).replace(/\.$/, '') : part))
    .join('. ')

/**
 * The note of a service after a row of a pasted price list: the clinic's own words stay, those of the row come behind them, and both stand
 * behind the words for a lowest price. Undefined for an empty note.
 */
export function noteAfter(
  before: Note,
  { isFrom, note }: { isFrom: boolean; note: string },
  locale: Locale,
): Note {
  const own: Partial<Record<Locale, string>> = Object.fromEntries(
    Object.entries(before ?? {}).flatMap(([language, text]) => {
      const rest = withoutLeast(text)
      return rest === '' ? [] : [[language, rest]]
    }),
  )
  const isSaid = Object.values(own).some((text) => fold(text).includes(fold(note)))
  const more: Partial<Record<Locale, string>> =
    note.trim() === '' || isSaid ? {} : textIn(locale, note.trim())
  const said = Object.keys({ ...own, ...more }) as Locale[]
  if (said.length === 0) return isFrom ? leastNote : undefined
  const texts = said.map((language) => [
    language,
    joined([isFrom && leastNote[language], own[language] ?? own.ru, more[language] ?? more.ru]),
  ])
  return Object.fromEntries(texts) as NonNullable<Note>
}
