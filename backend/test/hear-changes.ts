import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../kit/database/database.ts'
import { changedTags, invalidationChannel } from '../kit/events/channels.ts'

const mark = 'from now on'

/**
 * Collects changes from now on: the tags of each notification, and the function that stops it. Postgres may still deliver earlier
 * notifications to a new listener: those before the mark, which is waited for, are dropped.
 */
export async function hearChanges(db: Database): Promise<{ heard: string[][]; stop: () => Promise<void> }> {
  const heard: string[][] = []
  const stop = await db.listen(invalidationChannel, (told) => heard.push(changedTags(told)))
  await db.orm.execute(sql`select pg_notify(${invalidationChannel}, ${JSON.stringify([mark])})`)
  await expect.poll(() => heard).toContainEqual([mark])
  heard.length = 0
  return { heard, stop }
}
