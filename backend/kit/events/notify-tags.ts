import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { invalidationChannel, tagsPayload } from './channels.ts'

/** Expires tags in every process, for changes that were made elsewhere; what is changed here is an event (`changed`). */
export async function notifyTags(orm: Orm, tags: Iterable<string>): Promise<void> {
  await orm.execute(sql`select pg_notify(${invalidationChannel}, ${tagsPayload(tags)})`)
}
