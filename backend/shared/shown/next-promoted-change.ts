import { and, eq, gt, sql } from 'drizzle-orm'
import { promotedPrice } from '../../database/tables/index.ts'

const { company, startsAt, endsAt } = promotedPrice

const next = (at: typeof startsAt | typeof endsAt) =>
  sql`(select min(${at}) from ${promotedPrice} where ${and(eq(company, sql.placeholder('company')), gt(at, sql`now()`))})`

/** A column of a query with the placeholder `company`: when its next promoted price begins or ends; null if none does. */
export const nextPromotedChange = sql<Date | null>`least(${next(startsAt)}, ${next(endsAt)})`.mapWith(
  (at: string) => startsAt.mapFromDriverValue(at) as Date | null,
)
