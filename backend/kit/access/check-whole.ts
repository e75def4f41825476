import { mayEnter, wholeCompany } from '../../../schemas/access/roles.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Membership } from '../tables/index.ts'

/** Throws 403 for an owner of some branches only: keys and webhooks are of the whole company. */
export function checkWhole({ cabinets }: Pick<Membership, 'cabinets'>): void {
  if (!mayEnter(cabinets, wholeCompany)) throw new ApiError('FORBIDDEN')
}
