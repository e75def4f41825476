import { locales } from '../locales/locale.ts'
import { isRecord } from '../schemas/core/schema-shape.ts'
import { wordsOf } from '../schemas/core/words-of.ts'
import { kinds } from './kinds.ts'
import { sections } from './sections.ts'

/** All texts in four languages in a value. */
function labelsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(labelsIn)
  if (!isRecord(value)) return []
  return 'ru' in value ? [value] : Object.values(value).flatMap(labelsIn)
}

let known: ReadonlySet<string> | undefined

/**
 * The sentences of ready sections that say how a clinic of a kind works: they are published in its name, so that it is asked whether they
 * are true. Headings, names of steps and questions are no promises.
 */
export function readyPromises(): ReadonlySet<string> {
  known ??= new Set(
    [
      ...[...sections.values()].flatMap(({ kinds: own, blocks }) =>
        (own ?? []).flatMap((kind) => blocks({ name: { ru: '' }, kind, has: new Set(), locales })),
      ),
      ...[...kinds.values()].map(({ start }) => start),
    ]
      .flatMap((part) => labelsIn('props' in part ? part.props : part))
      .flatMap((label) => locales.map((locale) => wordsOf(label[locale]).trim()))
      .filter((words) => /[.!]$/.test(words)),
  )
  return known
}
