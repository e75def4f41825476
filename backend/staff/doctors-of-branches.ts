import { isInWholeCompany } from '../../schemas/access/branch-rights.ts'
import { mayEnter } from '../../schemas/access/roles.ts'
import type { Membership, specialist } from '../database/tables/index.ts'
import { ApiError } from '../kit/errors/api-error.ts'

type Card = Pick<typeof specialist.$inferSelect, 'places'>
type Worker = Pick<Membership, 'cabinets'>

/** Whether a member plans a doctor's time: in some branches that of doctors who see patients there, or nowhere yet (D-PERM). */
export const mayPlan = ({ cabinets }: Worker, { places }: Card): boolean =>
  isInWholeCompany(cabinets) ||
  places.length === 0 ||
  places.some(({ cabinet }) => mayEnter(cabinets, cabinet))

/** Whether a member gives a doctor hours in a branch: in some branches only where the doctor sees patients in that one already. */
export const mayGiveHours = ({ cabinets }: Worker, { places }: Card, branch: string): boolean =>
  isInWholeCompany(cabinets) || places.some(({ cabinet }) => cabinet === branch)

/** Throws 403 where `mayGiveHours` is false. */
export function checkMayGiveHours(member: Worker, card: Card, branch: string): void {
  if (!mayGiveHours(member, card, branch)) throw new ApiError('FORBIDDEN')
}

/** Throws 403 if the time of a doctor is the business of other branches. */
export function checkMayPlan(member: Worker, card: Card): void {
  if (!mayPlan(member, card)) throw new ApiError('FORBIDDEN')
}
