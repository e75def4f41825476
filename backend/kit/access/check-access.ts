import { mayEnter, wholeCompany } from '../../../schemas/access/roles.ts'
import type { Orm } from '../database/database.ts'
import { ApiError } from '../errors/api-error.ts'
import { isAdministrator } from '../sessions/administrator.ts'
import type { Person } from '../sessions/person.ts'
import type { Settings } from '../settings.ts'
import type { Membership } from '../tables/index.ts'
import type { Access } from './access.ts'
import { checkFactor } from './check-factor.ts'
import { checkRight } from './check-right.ts'
import type { Memberships } from './memberships.ts'
import { ownDoctor } from './own-doctor.ts'
import { productMember } from './product-member.ts'

export type Asked = {
  access: Access
  person: Person | undefined
  /** Parameters of the path. */
  params: Record<string, unknown>
  orm: Orm
  memberships: Memberships
  settings: Settings
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Throws 401 or 403 if the caller has no access, or the company requires a second factor of them; otherwise returns the caller's membership in the company of
 * the path, or in the product.
 */
export async function checkAccess({
  access,
  person,
  params,
  orm,
  memberships,
  settings,
}: Asked): Promise<Membership | undefined> {
  if (access === 'anyone') return undefined
  if (!person) throw new ApiError('UNAUTHORIZED')
  if (access === 'person') return undefined
  if (access === 'moderator') {
    if (!person.account.isModerator) throw new ApiError('FORBIDDEN')
    return undefined
  }
  if (access === 'administrator') {
    if (!isAdministrator(person.account, settings)) throw new ApiError('FORBIDDEN')
    return productMember(person.account)
  }
  const member = await memberships.find(orm, person.account.id, text(params.companyCode))
  if (!member) throw new ApiError('FORBIDDEN')
  checkFactor(member.factorFrom, person.session)
  if (access === 'owner' && member.role !== 'owner') throw new ApiError('FORBIDDEN')
  if (access === 'staff' || access === 'owner') return member
  const cabinet = text(params.cabinetCode) || wholeCompany
  if (!mayEnter(member.cabinets, cabinet)) throw new ApiError('FORBIDDEN')
  if (access.inWholeCompany && !mayEnter(member.cabinets, wholeCompany)) throw new ApiError('FORBIDDEN')
  if (access.forClinic && ownDoctor(member) !== undefined) throw new ApiError('FORBIDDEN')
  checkRight(member, access)
  return member
}
