import { fullName } from '../../../schemas/formats/name.ts'
import type { patient } from '../../database/tables/index.ts'

export type PatientRow = typeof patient.$inferSelect

/** Full name of a patient. */
export const patientName = ({
  lastName,
  name,
  middleName,
}: Pick<PatientRow, 'lastName' | 'name' | 'middleName'>): string =>
  fullName({ lastname: lastName, name, middlename: middleName })
