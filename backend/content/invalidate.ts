import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'

/** The channel on which every process learns what has changed: a JSON list of tags, or `["*"]` for everything. */
export const invalidationChannel = 'shipa_invalidate'

/** A notification of Postgres may have fewer than 8000 bytes. */
const maxBytes = 7900

/**
 * Tells all processes that what these tags name has changed. Called with a transaction, it is heard when that commits.
 * More tags than one notification holds become `*`.
 */
export async function invalidate(orm: Orm, tags: Iterable<string>): Promise<void> {
  const exact = JSON.stringify([...new Set(tags)])
  const payload = Buffer.byteLength(exact) < maxBytes ? exact : '["*"]'
  await orm.execute(sql`select pg_notify(${invalidationChannel}, ${payload})`)
}
