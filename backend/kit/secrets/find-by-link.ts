import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '../database/database.ts'
import { ApiError } from '../errors/api-error.ts'
import { codeOfLink, type Link } from './link-token.ts'

/** The row of a link, locked in a transaction that changes it. Throws 404, also for a wrong token. */
export async function findByLink<Table extends PgTable & { code: PgColumn }>(
  orm: Orm,
  table: Table,
  link: Link,
): Promise<Table['$inferSelect']> {
  const [row] = await orm
    .select()
    .from<PgTable>(table)
    .where(eq(table.code, codeOfLink(link)))
    .for('update')
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
