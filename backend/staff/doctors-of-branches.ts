import { isInWholeCompany } from '../../schemas/branch-rights.ts'
import { mayEnter } from '../../schemas/roles.ts'
import type { Membership, specialist } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'

type Card = Pick<typeof specialist.$inferSelect, 'places'>
type Worker = Pick<Membership, 'cabinets'>

/** Whether a member plans a doctor's time: in some branches that of doctors who see patients there, or nowhere yet (D-PERM). */
export const mayPlan = ({ cabinets }: Worker, { places }: Card): boolean =>
  isInWholeCompany(cabinets) ||
  places.length === 0 ||
  places.some(({ cabinet }) => mayEnter(cabinets, cabinet))

/** Throws 403 if the time of a doctor is the business of other branches. */
export function checkMayPlan(member: Worker, card: Card): void {
  if (!mayPlan(member, card)) throw new ApiError('FORBIDDEN')
}
