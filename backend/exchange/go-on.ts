import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { busyStates } from '../../schemas/exchange/import.ts'
import { exchangeImport } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { inTransaction } from '../kit/http/transaction.ts'
import { eachDue } from '../kit/worker/each-due.ts'
import { stopImport } from './move-import.ts'
import type { ImportRow } from './rows/imported-rows.ts'
import { lookAtPart } from './steps/look-at-part.ts'
import { planPart } from './steps/plan-part.ts'
import { undoBatch } from './steps/undo-batch.ts'
import { writeBatch } from './steps/write-batch.ts'

/** The next step in each state that has work to do. */
const steps: Record<(typeof busyStates)[number], (orm: Orm, due: ImportRow) => Promise<void>> = {
  looking: lookAtPart,
  planning: planPart,
  writing: writeBatch,
  undoing: undoBatch,
}

/** Does the work of all imports in turns, each step in a transaction of its own. Can be interrupted anywhere. */
export const goOn = (orm: Orm, stopped?: AbortSignal): Promise<void> =>
  eachDue<ImportRow>({
    stopped,
    next: async (failed) => {
      const others = notInArray(
        exchangeImport.id,
        failed.map(({ id }) => id),
      )
      const [due] = await orm
        .select()
        .from(exchangeImport)
        .where(and(inArray(exchangeImport.state, [...busyStates]), failed.length > 0 ? others : undefined))
        .orderBy(asc(exchangeImport.steppedAt))
        .limit(1)
      return due
    },
    act: async (due) => {
      try {
        await inTransaction(orm, async (inner) => {
          await steps[due.state as (typeof busyStates)[number]](inner, due)
          await inner
            .update(exchangeImport)
            .set({ steppedAt: sql`clock_timestamp()` })
            .where(eq(exchangeImport.id, due.id))
        })
      } catch (error) {
        // What is refused now, as a full list, would be refused again each time.
        if (error instanceof ApiError) await stopImport(orm, due, error.code)
        throw error
      }
    },
  })
