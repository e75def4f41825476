import type { Locale } from '../../../../../locales/locale.ts'
import { isRecord } from '../../../../../schemas/core/is-record.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import type { Change } from '../../../../../schemas/draft/change.ts'
import { valueChanges } from '../../../../../schemas/draft/diff.ts'
import { setAt, valueAt } from '../../../../../schemas/draft/set-at.ts'
import { rewritten } from './draft-lending.ts'

type Props = Record<string, unknown>

/** The steps of a place that a page names: `items.0.title`. */
const stepsOf = (place: string): Path =>
  place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/**
 * Changes of a block at `path` after which the text at a place of its props is this one in one language; others stay. Without a
 * text the language has none, and the text has gone with its last language. None where there is no text. `reader` is the language in
 * which the editor works.
 */
export function textChanges(
  { path, props }: { path: Path; props: Props },
  place: string,
  locale: Locale,
  text: string | undefined,
  reader: Locale,
): Change[] {
  const steps = stepsOf(place)
  const leaf = valueAt(props, steps)
  if (leaf !== undefined && !isRecord(leaf)) return []
  const changed = setAt(props, steps, rewritten(leaf ?? {}, locale, text, reader))
  // A list is set as a whole, because its items have no ids that a change could name.
  return changed ? valueChanges(props, changed.value, [...path, 'props']) : []
}
