import { createContext, useContext } from 'react'
import type { Locale } from '../locales/locale.ts'
import type { Path } from '../schemas/core/problem.ts'
import type { Option } from '../ui/form/options.ts'
import type { Library } from './fields/media/library.ts'
import type { StoredPicture } from './fields/picture.ts'

/**
 * Says of a typed word whether it can be had, and which others can; `words` are those of the fields that it may be made of, in each language
 * that they have. Rejects if that cannot be known now.
 */
export type WordService = {
  of: readonly string[]
  ask: (
    typed: string,
    words: Partial<Record<Locale, string>>,
    options: { signal: AbortSignal },
  ) => Promise<{ said?: { text: string; isWrong: boolean }; proposed: readonly string[]; offer: string }>
}

/** A row that a reference can name, with the fields of it that other fields are filled with. */
export type RowOption = Option & { facts?: Readonly<Record<string, unknown>> }

/** Services that fields need from outside of the form. Without a service its button is omitted. */
export type FormServices = {
  /** Uploads a picture and reports the sent share, from 0 to 1; rejects with an error whose message can be shown. */
  upload?: (file: File, onProgress?: (progress: number) => void) => Promise<StoredPicture>
  /** The media library to choose pictures, files and videos from. */
  Library?: Library
  /** True if changes in the library appear in the form at once: a crop of a picture, its focal point. */
  followsLibrary?: boolean
  /** Tile source of the map; without it a point can only be typed. */
  tiles?: { url: string; attribution: string }
  /** Pages of the site: their paths and titles. */
  pages?: readonly Option[]
  /** Options of references (`t.reference('doctors')`) by area: codes and names of rows. */
  references?: Readonly<Record<string, readonly RowOption[]>>
  /** Values of other rows in a text, by the name of its field: offered while it is typed, and taken with all their languages. */
  suggestions?: Readonly<Record<string, readonly Partial<Record<Locale, unknown>>[]>>
  /** Judges a word that has to be free, while it is typed (the editor `word`). */
  word?: WordService
  /** The main colour without one of its own: that of the palette, `#0b6e7f`. */
  accent?: string
  /** Time zone of date and time fields, an IANA name. */
  timezone?: string
}

/** The name of the row that a reference points to, by area and code; undefined if it is not known. */
export const referenceName =
  ({ references }: FormServices) =>
  (area: string, code: string): string | undefined =>
    references?.[area]?.find(({ value }) => value === code)?.label

/** The facts of a translation that a form shows beside it. */
export type TranslationHelp = {
  /** A language whose texts are shown beside those that are edited. */
  beside?: Locale | undefined
  /** For a translation of other words than the present ones: those words, and the function that confirms it. */
  staleOf?: (texts: Partial<Record<Locale, unknown>>) => { source: string; confirm?: () => void } | undefined
}

/** A value whose field is to get the focus; `seq` grows each time. */
export type FieldTarget = { path: Path; seq: number }

/** The languages that stand in for missing Russian words, and the one in which required texts are asked for; without `lenders` Russian is needed. */
export type FormLending = { lenders: readonly Locale[]; asked: Locale }

export type FormSettings = {
  /** The language in which texts are edited. */
  locale: Locale
  services: FormServices
  /** Incremented each time problems are shown, so that a collapsed part with the first one opens. */
  shown: number
  help: TranslationHelp
  lending: FormLending
  target: FieldTarget | undefined
  /** The words of fields of the form one after another, in each language that they have. */
  wordsOf: (fields: readonly string[]) => Partial<Record<Locale, string>>
  /** Copies the texts that exist only in the reader's language into the required one. */
  copyTexts: () => void
}

const Context = createContext<FormSettings | undefined>(undefined)
export const FormSettingsProvider = Context.Provider

/** Settings shared by all fields of a form. */
export function useFormSettings(): FormSettings {
  const settings = useContext(Context)
  if (!settings) throw new Error('A field of pro-forms stands in a SchemaForm')
  return settings
}
