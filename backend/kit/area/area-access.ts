import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { isAddedByCompany, isInWholeCompany, isOfCompany } from '../../../schemas/access/branch-rights.ts'
import { mayEnter } from '../../../schemas/access/roles.ts'
import { type Action, publishedSections, type Section } from '../../../schemas/access/sections.ts'
import { productSection, writeAction } from '../../../schemas/areas/define-area.ts'
import { checkRight } from '../access/check-right.ts'
import { ownDoctor } from '../access/own-doctor.ts'
import { may, permissionsOf } from '../access/permissions.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Membership } from '../tables/index.ts'
import type { Area, Value } from './area.ts'

type AreaAccess = 'administrator' | { section: Section; action: Action; inWholeCompany?: boolean }

/** A permission in the area's section; areas of the product are open to its administrators alone. */
const access = (
  { definition: { section } }: Area,
  action: Action,
  more?: { inWholeCompany: boolean },
): AreaAccess => (section === productSection ? 'administrator' : { section, action, ...more })

/** Permission to read rows. Members who work in one branch also read rows of the whole company. */
export const readAccess = (area: Area) => access(area, 'read')

/** Publishing is a right of its own in some sections. */
const publishAction = ({ definition: { section } }: Area): Action =>
  publishedSections.some((one) => one === section) ? 'publish' : 'write'

/** Permission to change rows and upload pictures for them (D-PERM). */
export const changeAccess = (area: Area) =>
  access(area, writeAction(area.definition), { inWholeCompany: isOfCompany(area.definition) })

/** Permission to publish rows. */
export const publishAccess = (area: Area) =>
  access(area, publishAction(area), { inWholeCompany: isOfCompany(area.definition) })

/** True if the member may publish rows of the area. */
export const canPublish = (area: Area, member: Membership): boolean => {
  const { section } = area.definition
  return section === productSection || may(permissionsOf(member), section, publishAction(area))
}

/** Throws 403 if the member may not publish rows of the area. */
export function checkPublisher(area: Area, member: Membership, code?: 'NEEDS_PUBLISHER'): void {
  const { section } = area.definition
  if (section !== productSection) checkRight(member, { section, action: publishAction(area) }, code)
}

/** Permission to add and remove rows. */
export const addAccess = (area: Area) =>
  access(area, writeAction(area.definition), { inWholeCompany: isAddedByCompany(area.definition) })

/** Permission to reorder rows, which visitors see at once; only for members who work in all branches. */
export const orderAccess = (area: Area) => access(area, publishAction(area), { inWholeCompany: true })

/** The condition for rows that a member may see and change; undefined if that is all rows of the company. */
export function branchRows({ definition, columns }: Area, member: Membership): SQL | undefined {
  const { branch, doctor } = definition
  const own = doctor === undefined ? undefined : ownDoctor(member)
  const among = (field: string, values: string[]) => {
    const column = columns[field]
    return column ? inArray(column, values) : sql`false`
  }
  return and(
    doctor === undefined || own === undefined ? undefined : among(doctor, own === null ? [] : [own]),
    !branch || isInWholeCompany(member.cabinets) ? undefined : among(branch, member.cabinets),
  )
}

/** Throws 403 if the value belongs to a branch that the member does not work in, or to another doctor than a doctor's own card. */
export function checkBranch(
  { definition: { branch, doctor } }: Area,
  value: Value,
  member: Membership,
): void {
  const { cabinets } = member
  const own = doctor === undefined ? undefined : ownDoctor(member)
  if (doctor !== undefined && own !== undefined && value[doctor] !== own) throw new ApiError('FORBIDDEN')
  if (branch === undefined || branch === 'code' || isInWholeCompany(cabinets)) return
  const code = value[branch]
  if (typeof code !== 'string' || !mayEnter(cabinets, code)) throw new ApiError('FORBIDDEN')
}
