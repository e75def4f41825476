import type { PGlite } from '@electric-sql/pglite'
import type { Log } from '../../log.ts'

/** Parameters of Postgres that keep its log of changes small: files of 16 MB that a checkpoint no longer needs are removed. */
export const logSize = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=128MB']

/** Changes in the log after which a checkpoint is due. */
const dueBytes = 64 * 1024 * 1024
const lookMs = 60_000

const sinceCheckpoint = `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as "bytes" from pg_control_checkpoint()`

/**
 * Writes a checkpoint whenever many changes were made since the last one, until the returned function is called. Postgres has a process for
 * that, which an embedded one has not: its log would grow until the next start, which reads all of it.
 */
export function keepCheckpoints(client: PGlite, log: Log): () => void {
  async function look(): Promise<void> {
    const { rows } = await client.query<{ bytes: number }>(sinceCheckpoint)
    if (rows[0] && rows[0].bytes > dueBytes) await client.query('checkpoint')
  }
  const timer = setInterval(() => {
    void look().catch((error: unknown) =>
      log.error({ err: error }, 'the embedded database could not write a checkpoint; it is tried again'),
    )
  }, lookMs)
  timer.unref()
  return () => clearInterval(timer)
}
