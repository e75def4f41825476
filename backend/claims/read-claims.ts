import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { city, company, companyClaim } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { readWaiting, type Waiting } from '../kit/database/queue.ts'
import { isUnclaimed } from '../shared/shown/is-unclaimed.ts'

/** A published company by its code, and whether it is unclaimed. */
export async function claimedCompany(orm: Orm, code: string) {
  const [found] = await orm
    .select({ company, isUnclaimed })
    .from(company)
    .leftJoin(city, eq(city.slug, company.city))
    .where(and(eq(company.code, code), company.isPublished, eq(company.isDemo, false)))
  return found
}

/** The last request of a person for a company. */
export async function ownClaim(orm: Orm, account: string, code: string) {
  const [last] = await orm
    .select()
    .from(companyClaim)
    .where(and(eq(companyClaim.account, account), eq(companyClaim.company, code)))
    .orderBy(desc(companyClaim.id))
    .limit(1)
  return last
}

/** Requests of other people for a company that wait, the first one first. */
export const otherClaims = (orm: Orm, account: string, code: string) =>
  orm
    .select()
    .from(companyClaim)
    .where(
      and(
        eq(companyClaim.company, code),
        ne(companyClaim.account, account),
        eq(companyClaim.status, 'waiting'),
      ),
    )
    .orderBy(asc(companyClaim.id))

/** Requests that wait for moderators. */
export const waitingClaims = (orm: Orm): Promise<Waiting> =>
  readWaiting(orm, companyClaim, {
    since: companyClaim.createdAt,
    where: eq(companyClaim.status, 'waiting'),
  })
