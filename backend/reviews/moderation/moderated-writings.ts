import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { comment, review, reviewReply } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { Waiting } from '../../kit/database/queue.ts'

/** A review that no moderator has approved. */
export const waitsForModerator = and(eq(review.status, 'new'), isNull(review.publishAt))

/** A disputed review that its author has explained, or whose author was not asked or cannot be. */
export const waitsForVerdict = and(
  eq(review.status, 'disputed'),
  or(
    isNotNull(review.explanation),
    isNull(review.explainUntil),
    and(isNull(review.account), isNull(review.contact)),
  ),
)

/** Everything that waits for moderators: its kind, its id and since when, as one list. */
export const waitingWritings: SQL = sql`(
  select 'review' as kind, ${review.code} as id, ${review.editedAt} as at from ${review} where ${waitsForModerator}
  union all select 'dispute', ${review.code}, coalesce(${review.explainUntil}, ${review.editedAt}) - interval '7 days'
    from ${review} where ${waitsForVerdict}
  union all select ${reviewReply.kind}, ${reviewReply.review}, ${reviewReply.createdAt}
    from ${reviewReply} where ${eq(reviewReply.status, 'new')}
  union all select 'comment', ${comment.id}::text, ${comment.createdAt} from ${comment}
    where ${eq(comment.status, 'new')}
)`

/** How much waits, and since when the first of it. */
export async function waitingReviews(orm: Orm): Promise<Waiting> {
  const [row] = await orm
    .select({
      count: sql<number>`count(*)::int`,
      since: sql<string | Date | null>`min(waiting.at)`,
    })
    .from(sql`${waitingWritings} as waiting`)
  return { count: row?.count ?? 0, since: row?.since ? new Date(row.since) : null }
}
