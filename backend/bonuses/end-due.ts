import { and, asc, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import { bonusCard, company, points } from '../database/tables/index.ts'
import { lockCompany } from '../kit/company/lock-company.ts'
import type { Database } from '../kit/database/database.ts'
import { inTransaction } from '../kit/http/transaction.ts'
import { eachDue } from '../kit/worker/each-due.ts'
import { todayThere } from '../shared/shown/today-of.ts'
import { lockCard } from './lock-card.ts'

/** Points whose last day is over in the zone of the clinic, of cards that nobody has looked at since. */
const isOver = and(
  isNotNull(points.until),
  sql`${points.until} >= ${bonusCard.endedTo}`,
  sql`${points.until} < (${todayThere})::date`,
)

/** Takes off the points of all cards that can be used no more, a transaction for each card. */
export const endDue = ({ orm }: Database, stopped?: AbortSignal): Promise<void> =>
  eachDue<{ company: string; id: string }>({
    stopped,
    next: async (failed) => {
      const ids = failed.map(({ id }) => id)
      const [due] = await orm
        .select({ company: bonusCard.company, id: bonusCard.id })
        .from(points)
        .innerJoin(bonusCard, eq(bonusCard.id, points.holder))
        .innerJoin(company, eq(company.code, bonusCard.company))
        .where(and(isOver, ids.length > 0 ? notInArray(bonusCard.id, ids) : undefined))
        .orderBy(asc(points.until))
        .limit(1)
      return due
    },
    act: (due) =>
      inTransaction(orm, async (inner) => {
        await lockCompany(inner, due.company)
        // Whoever locks a card takes off what has ended.
        await lockCard(inner, due)
      }),
  })
