import { and, eq } from 'drizzle-orm'
import { isAbove, joinCabinets } from '../../schemas/roles.ts'
import { accessTag } from '../access/memberships.ts'
import { invalidate } from '../content/invalidate.ts'
import type { Orm } from '../database/database.ts'
import { type Membership, membership } from '../database/tables/index.ts'

type Given = Pick<Membership, 'role' | 'cabinets' | 'mayPublish' | 'specialist'>

/** What somebody is who has one thing and is given another: the cabinets of both, the higher of the roles. */
const joined = (has: Given, given: Given): Given => ({
  role: isAbove(given.role, has.role) ? given.role : has.role,
  cabinets: joinCabinets(has.cabinets, given.cabinets),
  mayPublish: has.mayPublish || given.mayPublish,
  specialist: has.specialist ?? given.specialist,
})

const isSame = (one: Given, other: Given): boolean =>
  one.role === other.role &&
  one.mayPublish === other.mayPublish &&
  one.specialist === other.specialist &&
  one.cabinets.length === other.cabinets.length

/**
 * Gives somebody a role in a company. Under `lockStaff`. `isNew` is false where they have all of it already.
 */
export async function joinStaff(
  orm: Orm,
  account: string,
  company: string,
  given: Given,
): Promise<{ member: Given; isNew: boolean }> {
  const own = and(eq(membership.account, account), eq(membership.company, company))
  const [has] = await orm.select().from(membership).where(own)
  const member = has ? joined(has, given) : given
  if (has && isSame(has, member)) return { member, isNew: false }
  if (has) await orm.update(membership).set(member).where(own)
  else await orm.insert(membership).values({ account, company, ...member })
  await invalidate(orm, [accessTag(account)])
  return { member, isNew: true }
}
