import { and, eq, type SQL, sql } from 'drizzle-orm'
import { hasStatus } from '../../schemas/areas/define-area.ts'
import type { Area } from './area.ts'

/**
 * The condition that a public endpoint adds to its query so that visitors get only the rows they may see now: their
 * status is `shown`, and the current time is within their period. Undefined where all rows of the area are public.
 */
export function visibleRows({ definition, columns }: Area): SQL | undefined {
  const { status, shownFrom, shownUntil } = columns
  return and(
    hasStatus(definition) && status ? eq(status, 'shown') : undefined,
    definition.scheduled && shownFrom ? sql`coalesce(${shownFrom} <= now(), true)` : undefined,
    definition.scheduled && shownUntil ? sql`coalesce(${shownUntil} > now(), true)` : undefined,
  )
}
