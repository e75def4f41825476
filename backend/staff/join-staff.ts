import { and, eq } from 'drizzle-orm'
import { joinCabinets } from '../../schemas/roles.ts'
import { accessTag } from '../access/memberships.ts'
import { invalidate } from '../content/invalidate.ts'
import type { Orm } from '../database/database.ts'
import { type Membership, membership } from '../database/tables/index.ts'
import { linkPractitioner } from '../doctors/link-practitioner.ts'
import { ApiError } from '../http/api-error.ts'
import { isWithin } from './check-grant.ts'

type Given = Pick<Membership, 'role' | 'cabinets' | 'mayPublish' | 'specialist'>

/** True where the one is all of what the other is as well. */
const isAllOf = (one: Given, other: Given): boolean =>
  isWithin(one, other) && (!one.mayPublish || other.mayPublish || one.role !== other.role)

/**
 * What somebody is who has one thing and is given another: the wider of the two, or with one role the cabinets of both.
 * Throws 409 for anything else: one role has one list of cabinets, so a mix would be more than both together.
 */
function joined(has: Given, given: Given): Given {
  const specialist = has.specialist ?? given.specialist
  if (isAllOf(given, has)) return { ...has, specialist }
  if (isAllOf(has, given)) return { ...given, specialist }
  if (has.role !== given.role || has.mayPublish !== given.mayPublish) throw new ApiError('OTHER_ROLE')
  return { ...has, specialist, cabinets: joinCabinets(has.cabinets, given.cabinets) }
}

const isSame = (one: Given, other: Given): boolean =>
  isAllOf(one, other) && isAllOf(other, one) && one.specialist === other.specialist

/**
 * Gives somebody a role in a company. Under `lockStaff`. `isNew` is false where they have all of it already. Throws
 * 409 where they have another role elsewhere in the company.
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
  if (member.specialist) await linkPractitioner(orm, { account, company, card: member.specialist })
  await invalidate(orm, [accessTag(account)])
  return { member, isNew: true }
}
