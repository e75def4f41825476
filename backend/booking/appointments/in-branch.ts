import { eq, type SQL } from 'drizzle-orm'
import { wholeCompany } from '../../../schemas/access/roles.ts'
import { appointment } from '../../database/tables/index.ts'

/** Appointments of a branch; of all of them with the code of the whole company. */
export const inBranch = (cabinet: string): SQL | undefined =>
  cabinet === wholeCompany ? undefined : eq(appointment.cabinet, cabinet)
