import { or, sql } from 'drizzle-orm'
import { queues as declared } from '../../schemas/cases/filed-cases.queue.ts'
import { filedKinds } from '../../schemas/cases/filed-kinds.ts'
import { filedCase } from '../database/tables/index.ts'
import { type CountedQueue, readWaiting } from '../kit/database/queue.ts'
import { inStates } from './case-filters.ts'

/** The condition for cases of all kinds that wait for a moderator. */
export const waitsForModerator = () =>
  or(sql`false`, ...[...filedKinds.values()].map((kind) => inStates(kind, kind.filed.waits.moderator)))

export const queues: readonly CountedQueue[] = declared.map(({ name }) => ({
  name,
  count: (orm) => readWaiting(orm, filedCase, { since: filedCase.since, where: waitsForModerator() }),
}))
