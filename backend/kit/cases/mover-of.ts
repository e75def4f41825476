import type { Membership } from '../tables/index.ts'
import type { Move } from './move-case.ts'

/** A member of the staff as the one who moves a row: a doctor, or the clinic. */
export const moverOf = ({
  role,
  account,
}: Membership): Pick<Move<never>, 'account'> & { by: 'doctor' | 'clinic' } => ({
  by: role === 'doctor' ? 'doctor' : 'clinic',
  account,
})
