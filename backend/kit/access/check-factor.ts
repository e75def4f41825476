import { ApiError } from '../errors/api-error.ts'
import type { Session } from '../sessions/person.ts'

/** Whether a company requires a second factor of its staff now that was not shown in a session (decision 49). */
export const lacksFactor = (factorFrom: Date | null, { factorAt }: Pick<Session, 'factorAt'>): boolean =>
  factorFrom !== null && factorFrom <= new Date() && factorAt === null

/** Throws 403 `FACTOR_REQUIRED` where a company requires a second factor that was not shown in the session: nothing of it is open then. */
export function checkFactor(factorFrom: Date | null, session: Pick<Session, 'factorAt'>): void {
  if (lacksFactor(factorFrom, session)) throw new ApiError('FACTOR_REQUIRED')
}
