import { and, inArray, lt, or, sql } from 'drizzle-orm'
import { undoImportDays, unwrittenStates } from '../../schemas/exchange/import.ts'
import { exchangeImport } from '../database/tables/index.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'

/** A table that was never written is kept for two days, one that was written until it cannot be undone any more. */
const unwrittenDays = 2

const before = (days: number) => sql`now() - make_interval(days => ${days})`

export const retention = defineRetention({
  deleteExpired: (orm) =>
    orm
      .delete(exchangeImport)
      .where(
        or(
          and(
            inArray(exchangeImport.state, [...unwrittenStates]),
            lt(exchangeImport.createdAt, before(unwrittenDays)),
          ),
          and(
            inArray(exchangeImport.state, ['written', 'undone']),
            lt(exchangeImport.createdAt, before(undoImportDays + unwrittenDays)),
          ),
        ),
      ),
})
