import { inArray, type SQL } from 'drizzle-orm'
import { wholeCompany } from '../../../schemas/access/roles.ts'
import { appointment, type Membership } from '../../database/tables/index.ts'

/** Appointments of the branches in which a member works, beside the branch of the call. */
export const inMemberBranches = ({ cabinets }: Membership): SQL | undefined =>
  cabinets.includes(wholeCompany) ? undefined : inArray(appointment.cabinet, [...cabinets])
