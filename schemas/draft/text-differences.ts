import { type Locale, locales } from '../../locales/locale.ts'
import { isEqual } from '../core/is-equal.ts'
import { isRecord, structureOf } from '../core/schema-shape.ts'
import type { TSchema } from '../core/type.ts'
import { wordsOf } from '../core/words-of.ts'
import type { DraftText } from './draft-texts.ts'
import { pairTexts } from './pair-texts.ts'
import { inLanguage } from './summary.ts'

/** A text that differs in a language; the words are equal if only their look has changed, empty if there are none. */
export type TextDifference = Pick<DraftText, 'path' | 'schema'> & {
  locale: Locale
  before: string
  after: string
}

const isSame = (one: unknown, other: unknown) => isEqual(one ?? '', other ?? '')

/** The differing texts and languages of two lists of texts, in the order of the second; removed ones come last. */
export function textDifferences(before: readonly DraftText[], after: readonly DraftText[]): TextDifference[] {
  const pairs = pairTexts(before, after)
  const known = new Set(pairs.values())
  const later = new Set(after)
  return [...after, ...before.filter((text) => !known.has(text))].flatMap((text) => {
    const was = (later.has(text) ? pairs.get(text) : text)?.texts
    const is = later.has(text) ? text.texts : undefined
    return locales
      .filter((locale) => !isSame(was?.[locale], is?.[locale]))
      .map((locale) => ({
        path: text.path,
        schema: text.schema,
        locale,
        before: wordsOf(was?.[locale] ?? ''),
        after: wordsOf(is?.[locale] ?? ''),
      }))
  })
}

/** A field of an object that differs in something else than texts. */
export type FieldDifference = { name: string; schema: TSchema | undefined; before: unknown; after: unknown }

/** In which of their fields two values differ, apart from texts. `schema` is theirs, if it is known. */
export function fieldDifferences(before: unknown, after: unknown, schema?: TSchema): FieldDifference[] {
  const structure = schema && structureOf(schema)
  const properties: Record<string, TSchema | undefined> =
    structure?.kind === 'object' ? structure.properties : {}
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => !isEqual(inLanguage(was[name], undefined), inLanguage(is[name], undefined)))
    .map((name) => ({ name, schema: properties[name], before: was[name], after: is[name] }))
}
