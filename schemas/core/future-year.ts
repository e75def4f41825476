import type { Path, Problem } from './problem.ts'

/** A problem `futureYear` for a year after the current one. */
export function futureYear(year: number | undefined, path: Path): Problem[] {
  const limit = new Date().getFullYear()
  return year !== undefined && year > limit ? [{ path, code: 'futureYear', params: { limit } }] : []
}
