import { inArray } from 'drizzle-orm'
import { company } from '../backend/database/tables/index.ts'
import type { Services } from './services.ts'

/** Warns of companies that have sources of their own and which the database does not have: nobody would ask those sources. */
export async function warnOfUnknownCompanies(
  { local, log }: Pick<Services, 'local' | 'log'>,
  codes: readonly string[],
): Promise<void> {
  if (!local || codes.length === 0) return
  const { orm } = local.db
  const rows = await orm.select({ code: company.code }).from(company).where(inArray(company.code, codes))
  const known = new Set(rows.map(({ code }) => code))
  const unknown = codes.filter((code) => !known.has(code))
  if (unknown.length > 0)
    log.warn(
      { companies: unknown },
      'SOURCE has sources for companies that there are not: write the code in their address /pro/{code}',
    )
}
