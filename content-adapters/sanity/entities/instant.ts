import { patterns } from '../../../schemas/core/patterns.ts'

const instant = new RegExp(patterns.instant)

/** An instant that Sanity itself has written; undefined for anything else. */
export const instantOf = (value: unknown): string | undefined =>
  typeof value === 'string' && instant.test(value) ? value : undefined
