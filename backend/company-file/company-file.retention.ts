import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { openStates } from '../../schemas/company-file/company-file-states.ts'
import { companyFile } from '../database/tables/index.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'

/** How long it is known who has taken everything out. */
const journalYears = 3

export const retention = defineRetention({
  deleteExpired: (orm) =>
    orm
      .delete(companyFile)
      .where(
        and(
          inArray(companyFile.state, ['gone', 'written']),
          lt(companyFile.createdAt, sql`now() - make_interval(years => ${journalYears})`),
        ),
      ),
  // Pieces that the backup does not have, or that were removed since.
  endRestored: async (orm) => {
    await orm
      .update(companyFile)
      .set({ state: 'gone', leasedUntil: null })
      .where(eq(companyFile.state, 'ready'))
    await orm
      .update(companyFile)
      .set({ state: 'failed', fault: 'lost', leasedUntil: null })
      .where(inArray(companyFile.state, [...openStates]))
  },
})
