import type { Path } from './problem.ts'

/** A copy of a value with `next` at a path; `undefined` removes the value. Unchanged parts are shared. */
export function replaceAt(value: unknown, path: Path, next: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return next
  if (typeof step === 'number') {
    const items: unknown[] = Array.isArray(value) ? [...value] : []
    const item = replaceAt(items[step], rest, next)
    items.splice(step, 1, ...(item === undefined ? [] : [item]))
    return items
  }
  const { [step]: current, ...others } = (value ?? {}) as Record<string, unknown>
  const inner = replaceAt(current, rest, next)
  return inner === undefined ? others : { ...(value as object), [step]: inner }
}
