import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { defaultLocale } from '../../locales/locale.ts'
import { finalStates } from '../../schemas/cases/define-case.ts'
import { type FiledKind, filedKinds } from '../../schemas/cases/filed-kinds.ts'
import type { Label } from '../../schemas/core/type.ts'
import { filedCase } from '../database/tables/index.ts'
import type { Database, Orm } from '../kit/database/database.ts'
import { eachDue } from '../kit/worker/each-due.ts'
import { nextDue } from '../kit/worker/next-due.ts'
import { inStates } from './case-filters.ts'
import { caseSecret } from './case-link.ts'
import { moveFiled } from './move-filed.ts'

/** Something that the clock does: the arrow, its reason, and the rows for which it is time. */
type Due = { arrow: string; reason: Label | undefined; when: SQL | undefined }

const olderThan = (days: number, now: SQL) =>
  lte(filedCase.since, sql`${now} - make_interval(days => ${days})`)

const dueOf = (kind: FiledKind, now: SQL): Due[] =>
  (kind.filed.clock ?? []).map(({ arrow, days, reason }) => ({
    arrow,
    reason,
    when: and(inStates(kind, kind.arrows[arrow]?.from), olderThan(days, now)),
  }))

/** Moves the cases for which the time of an arrow of the clock has come, each once, however many processes run it. */
async function moveDue(
  { orm: db }: Pick<Database, 'orm'>,
  { arrow, reason, when }: Due,
  stopped: AbortSignal | undefined,
): Promise<void> {
  const secret = await caseSecret(db)
  await eachDue({
    stopped,
    next: nextDue(db, filedCase, { when, first: filedCase.since }),
    act: ({ code }) =>
      db.transaction(async (orm) => {
        // Moves only what is still due: a person may have moved it meanwhile.
        const [found] = await orm
          .select()
          .from(filedCase)
          .where(and(eq(filedCase.code, code), when))
          .for('update')
        if (found)
          await moveFiled(orm, found, {
            arrow,
            by: 'clock',
            reason: reason?.[found.lang],
            locale: defaultLocale,
            secret,
          })
      }),
  })
}

/** Moves all cases for which the clock's time has come. */
export async function moveDueCases(
  db: Pick<Database, 'orm'>,
  stopped?: AbortSignal,
  now = sql`now()`,
): Promise<void> {
  for (const kind of filedKinds.values())
    for (const due of dueOf(kind, now)) if (!stopped?.aborted) await moveDue(db, due, stopped)
}

/** Deletes settled cases that have been kept as long as their kind says. */
export async function deleteOldCases(orm: Orm, now = sql`now()`): Promise<void> {
  for (const kind of filedKinds.values()) {
    const isOver = olderThan(kind.filed.keepDays, now)
    await orm.delete(filedCase).where(and(inStates(kind, finalStates(kind)), isOver))
  }
}
