import type { Path } from '../core/problem.ts'
import { isRecord } from '../core/schema-shape.ts'

/** A changed value, and its inverse: the value to set at a path, absent for a removal. */
export type SetAt = { value: unknown; undo: { path: Path; value?: unknown } }

/** A new object with a value at a path of names; undefined if the path has an index. */
function nested(path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  return typeof step === 'number' ? undefined : { [step]: nested(rest, value) }
}

/**
 * Sets a value at a path, or removes the present one if it is undefined. Missing objects on the way are made; a list is changed at indexes
 * that it has, and not shortened. Undefined if the path goes through anything else.
 */
export function setAt(holder: unknown, path: Path, next: unknown): SetAt | undefined {
  const [step, ...rest] = path
  if (step === undefined) return { value: next, undo: { path: [], value: holder } }
  const isItem = Array.isArray(holder) && typeof step === 'number' && Number.isInteger(step)
  if (isItem ? step < 0 || step >= holder.length : !isRecord(holder) || typeof step === 'number')
    return undefined
  const has = Object.hasOwn(holder as object, step)
  const current = has ? (holder as Record<string | number, unknown>)[step] : undefined
  if (rest.length > 0 && has) {
    const inner = setAt(current, rest, next)
    return inner && { value: put(holder, step, inner.value), undo: prefixed(step, inner.undo) }
  }
  if (next === undefined) {
    if (isItem) return undefined
    return {
      value: has ? without(holder, step) : holder,
      undo: prefixed(step, { path: rest, value: current }),
    }
  }
  const made = nested(rest, next)
  return made === undefined
    ? undefined
    : { value: put(holder, step, made), undo: { path: [step], ...(has && { value: current }) } }
}

const prefixed = (step: string | number, { path, ...undo }: SetAt['undo']): SetAt['undo'] => ({
  path: [step, ...path],
  ...(undo.value !== undefined && undo),
})

function put(holder: unknown, step: string | number, value: unknown): unknown {
  if (Array.isArray(holder)) return holder.with(step as number, value)
  return { ...(holder as object), [step]: value }
}

function without(holder: unknown, step: string | number): unknown {
  const { [step]: _, ...others } = holder as Record<string | number, unknown>
  return others
}

/** The value at a path; undefined if there is none. */
export function valueAt(holder: unknown, path: Path): unknown {
  const [step, ...rest] = path
  if (step === undefined) return holder
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, step)) return undefined
  return valueAt((holder as Record<string | number, unknown>)[step], rest)
}
