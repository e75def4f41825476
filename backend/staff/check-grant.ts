import { and, eq, inArray } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { isAbove, mayEnter, type Role, wholeCompany } from '../../schemas/access/roles.ts'
import { cabinet, type Membership } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'

export type Rights = { role: Role; cabinets: readonly string[] }

/** Whether `one` neither outranks `other` nor has access to cabinets that `other` has not. */
export const isSubsetOf = (one: Rights, other: Rights): boolean =>
  !isAbove(one.role, other.role) && one.cabinets.every((code) => mayEnter(other.cabinets, code))

type Grant = { giver: Membership; given: Rights; field: 'CABINET' | 'CABINETS'; locale: Locale }

/** Throws 403 if the giver would grant more than they have, 422 if a cabinet is not the company's. */
export async function checkGrant(orm: Orm, { giver, given, field, locale }: Grant): Promise<void> {
  if (!isSubsetOf(given, giver)) throw new ApiError('FORBIDDEN')
  const codes = [...new Set(given.cabinets)].filter((code) => code !== wholeCompany)
  if (codes.length === 0) return
  const found = await orm
    .select({ code: cabinet.code })
    .from(cabinet)
    .where(and(eq(cabinet.company, giver.company), inArray(cabinet.code, codes)))
  if (found.length < codes.length) throw fieldFault(locale, { [field]: 'invalid' })
}
