import { and, eq, lte, ne } from 'drizzle-orm'
import type { Promotion } from '../../schemas/areas/promotion.ts'
import type { Problem } from '../../schemas/core/problem.ts'
import { promote } from '../../schemas/promotions/promote.ts'
import { promotedPrice } from '../database/tables/index.ts'
import type { Change } from '../kit/area/area.ts'
import { lockCompany } from '../kit/company/lock-company.ts'
import type { Orm } from '../kit/database/database.ts'
import { readPromoted } from './promoted-rows.ts'
import { readBranches, readServices } from './read-facts.ts'

/** A promotion as it is written: an emptied list is for all, which the form says of it. */
export const completed = ({ doctors, cabinets, ...rest }: Promotion): Promotion => ({
  ...rest,
  ...(doctors && doctors.length > 0 && { doctors }),
  ...(cabinets && cabinets.length > 0 && { cabinets }),
})

/** A promotion that has begun keeps its first day, and ends no later than it said: "only today" cannot become every day. */
async function begunProblems(orm: Orm, { place, before, after }: Change<Promotion>): Promise<Problem[]> {
  if (!before || (after.from === before.from && after.to <= before.to)) return []
  const [begun] = await orm
    .select({ promotion: promotedPrice.promotion })
    .from(promotedPrice)
    .where(
      and(
        eq(promotedPrice.company, place.company),
        eq(promotedPrice.promotion, place.code),
        lte(promotedPrice.startsAt, new Date()),
      ),
    )
    .limit(1)
  if (!begun) return []
  return [{ path: [after.from === before.from ? 'to' : 'from'], code: 'promotionBegun', params: {} }]
}

/** Holds a promotion to the price list and its history, whether it is published or not. */
export async function checkPromotion(orm: Orm, change: Change<Promotion>): Promise<Problem[]> {
  const { company, code } = change.place
  await lockCompany(orm, company)
  const begun = await begunProblems(orm, change)
  if (begun.length > 0) return begun
  const after = completed(change.after)
  const services = await readServices(
    orm,
    company,
    after.services.map(({ service }) => service),
  )
  const branches = await readBranches(orm, company)
  const others = await readPromoted(orm, company, ne(promotedPrice.promotion, code))
  return promote({ ...after, code }, { services, branches, others, now: new Date() }).problems
}
