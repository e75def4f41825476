import { and, inArray, lt, or, sql } from 'drizzle-orm'
import { undoImportDays, unwrittenStates } from '../../schemas/exchange/import.ts'
import { exchangeImport, exchangeKey, exchangePart } from '../database/tables/index.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'

/** A table that was never written is kept for two days, one that was written until it cannot be undone any more. */
const unwrittenDays = 2

const before = (days: number) => sql`now() - make_interval(days => ${days})`

/** Imports that are written: the table as it was sent may say more of people than was taken from it. */
const isWritten = inArray(exchangeImport.state, ['written', 'undoing', 'undone'])

export const retention = defineRetention({
  deleteExpired: async (orm) => {
    await orm
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
      )
    for (const table of [exchangePart, exchangeKey])
      await orm
        .delete(table)
        .where(
          inArray(table.import, orm.select({ id: exchangeImport.id }).from(exchangeImport).where(isWritten)),
        )
  },
})
