import { defaultLocale, isLocale } from '../../../../../locales/locale.ts'
import { isEqual } from '../../../../../schemas/core/is-equal.ts'
import { isRecord } from '../../../../../schemas/core/is-record.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import type { Change } from '../../../../../schemas/draft/change.ts'

type Values = Readonly<Record<string, unknown>>

/** The fields of an object or the items of a list by their names; none of anything else. */
const valuesOf = (value: unknown): Values => (isRecord(value) || Array.isArray(value) ? { ...value } : {})

const isWords = (value: unknown) =>
  value === undefined || typeof value === 'string' || typeof value === 'number'

/** True for Russian words that those of another language stand in for: they are typed along with these (decision 18). */
const followsAnother = (name: string, names: readonly string[], after: Values): boolean =>
  name === defaultLocale &&
  names.some((other) => other !== name && isLocale(other) && isEqual(after[other], after[name]))

function fieldAt(from: unknown, to: unknown, path: Path): Path | undefined {
  if (isLocale(path.at(-1)) || (isWords(from) && isWords(to))) return path
  // An item that comes or goes is a step of its own.
  if (Array.isArray(from) ? !Array.isArray(to) || from.length !== to.length : Array.isArray(to))
    return undefined
  const [before, after] = [valuesOf(from), valuesOf(to)]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const [name, ...others] = names.filter(
    (one) => !isEqual(before[one], after[one]) && !followsAnother(one, names, after),
  )
  return name === undefined || others.length > 0
    ? undefined
    : fieldAt(before[name], after[name], [...path, name])
}

/**
 * The one field, in one language if it has several, in which a change has typed: `['pages', 'index', 'blocks', 'b1', 'props', 'items', '0',
 * 'title', 'kk']`, also if the list was set as a whole. `inverse` takes the change back. Undefined for anything but words and numbers in
 * one field.
 */
export function typedField(change: Change, inverse: Change): Path | undefined {
  if (change.place !== undefined || inverse.place !== undefined) return undefined
  const from = change.path.length === inverse.path.length ? inverse.value : undefined
  return fieldAt(from, change.value, change.path)
}
