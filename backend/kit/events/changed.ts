import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { noteChanged } from './changed-by-call.ts'
import { invalidationChannel, livePayload, staffLiveChannel, tagsPayload } from './channels.ts'
import { writeDerived } from './derived-table.ts'
import { type Declared, type Happened, happened } from './happened.ts'

/**
 * Says what has changed, and does what follows from it: derived rows are written anew, every process expires the tags, and staff who watch
 * are signalled. In a transaction notifications are sent on commit. Pass all changes of a transaction in one call, because each call writes the
 * derived rows of its companies anew.
 */
export async function allChanged(orm: Orm, changes: readonly Happened[]): Promise<void> {
  const tags = new Set([...changes.flatMap((one) => one.tags), ...(await writeDerived(orm, changes))])
  noteChanged(tags)
  const signals = new Set(
    changes.flatMap(({ event: { live }, company }) =>
      live && company !== undefined ? [livePayload(live, company)] : [],
    ),
  )
  const notices = [
    ...(tags.size > 0 ? [[invalidationChannel, tagsPayload(tags)]] : []),
    ...[...signals].map((signal) => [staffLiveChannel, signal]),
  ]
  if (notices.length === 0) return
  const rows = notices.map(([channel, payload]) => sql`(${channel}::text, ${payload}::text)`)
  await orm.execute(
    sql`select pg_notify(channel, payload) from (values ${sql.join(rows, sql`, `)}) as notice(channel, payload)`,
  )
}

/** Says one change (`allChanged`): `changed(orm, publishedReviews, { company })`. */
export const changed = <Of extends object = { company: string }>(
  orm: Orm,
  event: Declared<Of>,
  of: NoInfer<Of>,
): Promise<void> => allChanged(orm, [happened(event, of)])
