import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { appointment } from '../../database/tables/index.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import type { Orm } from '../../kit/database/database.ts'

/** Whether future visits of patients of a company match a condition, until the end of the transaction. */
export async function hasBookings(orm: Orm, company: string, where: SQL): Promise<boolean> {
  await lockCompany(orm, company)
  const [found] = await orm
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      and(
        eq(appointment.company, company),
        inArray(appointment.status, ['pending', 'confirmed', 'arrived']),
        gt(appointment.endsAt, sql`now()`),
        where,
      ),
    )
    .limit(1)
  return found !== undefined
}
