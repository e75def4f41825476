import { and, asc, eq, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import { defaultLocale } from '../../locales/locale.ts'
import { finalStates } from '../../schemas/cases/define-case.ts'
import { type FiledKind, filedKinds } from '../../schemas/cases/filed-kinds.ts'
import { filedCase } from '../database/tables/index.ts'
import type { Database, Orm } from '../kit/database/database.ts'
import { eachDue } from '../kit/worker/each-due.ts'
import { inStates } from './case-filters.ts'
import { caseSecret } from './case-link.ts'
import { moveFiled } from './move-filed.ts'

/** Something that the clock does: the kind, the arrow, and the rows for which it is time. */
type Due = { kind: FiledKind; arrow: string; when: SQL | undefined }

const olderThan = (days: number, now: SQL) =>
  lte(filedCase.since, sql`${now} - make_interval(days => ${days})`)

const dueOf = (kind: FiledKind, now: SQL): Due[] =>
  (kind.filed.clock ?? []).map(({ arrow, days }) => ({
    kind,
    arrow,
    when: and(inStates(kind, kind.arrows[arrow]?.from), olderThan(days, now)),
  }))

/** Moves the cases of a kind for which the time of an arrow of the clock has come, each once, however many processes run it. */
async function moveDue(db: Pick<Database, 'orm'>, due: Due, stopped: AbortSignal | undefined): Promise<void> {
  const { kind, arrow, when } = due
  const secret = await caseSecret(db.orm)
  const reason = kind.filed.clock?.find((one) => one.arrow === arrow)?.reason
  await eachDue<{ code: string; company: string }>({
    stopped,
    next: async (failed) => {
      const others = notInArray(
        filedCase.code,
        failed.map(({ code }) => code),
      )
      const [row] = await db.orm
        .select({ code: filedCase.code, company: filedCase.company })
        .from(filedCase)
        .where(and(when, others))
        .orderBy(asc(filedCase.since))
        .limit(1)
      return row
    },
    act: ({ code }) =>
      db.orm.transaction(async (orm) => {
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
    const ended = inArray(filedCase.state, finalStates(kind))
    const isOver = olderThan(kind.filed.keepDays, now)
    if (finalStates(kind).length > 0)
      await orm.delete(filedCase).where(and(eq(filedCase.kind, kind.name), ended, isOver))
  }
}
