import { ApiError } from '../errors/api-error.ts'
import type { Membership } from '../tables/index.ts'

/** The doctor whose appointments a member sees: a doctor those of their own card, others all (undefined; D-PERM). Null: of none. */
export const ownDoctor = ({ role, specialist }: Membership): string | null | undefined =>
  role === 'doctor' ? specialist : undefined

/** Throws 403 if the appointments of a doctor are not the member's business. */
export function checkDoctor(member: Membership, doctor: string): void {
  const own = ownDoctor(member)
  if (own !== undefined && own !== doctor) throw new ApiError('FORBIDDEN')
}
