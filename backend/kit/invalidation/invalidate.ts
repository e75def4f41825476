import { sql } from 'drizzle-orm'
import { everything } from '../../../schemas/tags.ts'
import type { Notification, Orm } from '../database/database.ts'
import { refreshDerived } from './derived.ts'

/** The channel that notifies every process of changes: a JSON list of tags, or `["*"]` for everything. */
export const invalidationChannel = 'shipa_invalidate'

/** A Postgres notification is limited to less than 8000 bytes. */
const maxBytes = 7900

/**
 * Invalidates tags in all processes, and writes rows that are derived from the changed ones anew (`derived.ts`). In a transaction the
 * notification is sent on commit. Tags that do not fit into one notification become `*`.
 */
export async function invalidate(orm: Orm, tags: Iterable<string>): Promise<void> {
  const changed = [...tags]
  const exact = JSON.stringify([...new Set([...changed, ...(await refreshDerived(orm, changed))])])
  const payload = Buffer.byteLength(exact) < maxBytes ? exact : '["*"]'
  await orm.execute(sql`select pg_notify(${invalidationChannel}, ${payload})`)
}

/** The tags that a notification names; all of them if notifications may have been missed. */
export const changedTags = (told: Notification): string[] =>
  told.kind === 'payload' ? (JSON.parse(told.payload) as string[]) : [everything]
