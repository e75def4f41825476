import { inArray, type SQL } from 'drizzle-orm'
import { isAddedByCompany, isInWholeCompany, isOfCompany } from '../../schemas/branch-rights.ts'
import { mayEnter } from '../../schemas/roles.ts'
import type { Membership } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import type { Area, Value } from './area.ts'

const write = ({ definition }: Area, inWholeCompany: boolean) =>
  ({ section: definition.section, action: 'write', inWholeCompany }) as const

/** Who reads the rows of an area: somebody of one branch reads what is the whole company's as well. */
export const readAccess = ({ definition }: Area) => ({ section: definition.section, action: 'read' }) as const

/** Who changes rows, and sends pictures for them (D-PERM). */
export const changeAccess = (area: Area) => write(area, isOfCompany(area.definition))

/** Who adds and removes rows. */
export const addAccess = (area: Area) => write(area, isAddedByCompany(area.definition))

/** Who puts rows in order: somebody who sees all of them. */
export const orderAccess = (area: Area) => write(area, true)

/** Rows that a member of staff sees and may change; all of the company's where it gives nothing. */
export function branchRows({ definition, columns }: Area, { cabinets }: Membership): SQL | undefined {
  const column = definition.branch && columns[definition.branch]
  return column && !isInWholeCompany(cabinets) ? inArray(column, cabinets) : undefined
}

/** Throws 403 where a value that was sent would put its row into a branch that the member does not work in. */
export function checkBranch({ definition: { branch } }: Area, value: Value, { cabinets }: Membership): void {
  if (branch === undefined || branch === 'code' || isInWholeCompany(cabinets)) return
  const code = value[branch]
  if (typeof code !== 'string' || !mayEnter(cabinets, code)) throw new ApiError('FORBIDDEN')
}
