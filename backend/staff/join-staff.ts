import { and, eq } from 'drizzle-orm'
import { rights } from '../../schemas/access/rights.event.ts'
import { joinCabinets } from '../../schemas/access/roles.ts'
import { people } from '../../schemas/doctors/people.event.ts'
import { type Membership, membership } from '../database/tables/index.ts'
import { linkPractitioner } from '../doctors/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { allChanged } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'
import { isSubsetOf } from './check-grant.ts'

type Given = Pick<Membership, 'role' | 'cabinets' | 'mayPublish' | 'specialist'>

/** Whether `one` includes no more rights than `other`. */
const isAllOf = (one: Given, other: Given): boolean =>
  isSubsetOf(one, other) && (!one.mayPublish || other.mayPublish || one.role !== other.role)

/**
 * Combines an existing membership with a new grant: the wider of the two, or with equal roles the cabinets of
 * both. Throws 409 otherwise: a membership has one role and one list of cabinets, so a mix would grant more
 * than both together.
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
 * Adds a grant to a person's membership in a company. Requires `lockCompany`. `isNew` is false if they already
 * have all of it. Throws 409 if it cannot be combined with their role.
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
  await allChanged(orm, [
    happened(rights, { account }),
    ...(member.specialist ? [happened(people, { company })] : []),
  ])
  return { member, isNew: true }
}
