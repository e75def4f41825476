import type { Path, Problem } from '../../../schemas/core/problem.ts'

const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed()

/** No schema of ours accepts a value as deep as this, so deeper values are rejected anyway. */
const mostSteps = 64

/** Texts and names in a value that Postgres refuses: with the character 0 or half of a surrogate pair. */
export function unstorable(value: unknown, path: Path = []): Problem[] {
  if (typeof value === 'string') return isUnstorable(value) ? [{ path, code: 'characters', params: {} }] : []
  if (typeof value !== 'object' || value === null || path.length === mostSteps) return []
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value)
  return entries.flatMap(([step, item]) =>
    typeof step === 'string' && isUnstorable(step)
      ? [{ path, code: 'characters' as const, params: {} }]
      : unstorable(item, [...path, step]),
  )
}
