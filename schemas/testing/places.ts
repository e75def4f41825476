import type { Path } from '../core/problem.ts'

/** All values inside a value with their paths, the root first. */
export function* places(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, item] of entries) yield* places(item, [...path, key])
}

/** Freezes a value deeply, so that a function that mutates it throws. */
export function deepFreeze<T>(value: T): T {
  for (const { value: item } of places(value))
    if (typeof item === 'object' && item !== null) Object.freeze(item)
  return value
}

/** The JSON kind of a value, as JSON Schema's `type` names it. */
export const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
