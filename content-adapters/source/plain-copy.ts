import { mostSteps } from '../../schemas/core/most-steps.ts'

/** True for a value with a cycle or more levels than `mostSteps`. */
export const isDeep = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth >= mostSteps || Object.values(value).some((inner) => isDeep(inner, depth + 1)))

type Dropped = (path: PropertyKey[], code: string) => void

/**
 * Copies an external value as plain JSON data. Cycles, and values below `mostSteps` levels, are omitted and reported to
 * `dropped`. Names such as `__proto__` stay ordinary properties.
 */
export function plainCopy(value: unknown, dropped: Dropped): unknown {
  const above = new Set<unknown>()

  function copy(item: unknown, path: PropertyKey[]): unknown {
    if (typeof item !== 'object' || item === null) return item
    if (above.has(item) || path.length >= mostSteps) {
      dropped(path, above.has(item) ? 'loop' : 'too_deep')
      return undefined
    }
    above.add(item)
    const result = Array.isArray(item)
      ? item.map((inner, index) => copy(inner, [...path, index]))
      : Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, copy(inner, [...path, key])]))
    above.delete(item)
    return result
  }

  return copy(value, [])
}
