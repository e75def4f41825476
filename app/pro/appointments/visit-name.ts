import type { StaffAppointment } from '../../../schemas/api/staff-appointment.ts'
import { fullName } from '../../../schemas/formats/name.ts'

/** The patient of a visit; empty while somebody still fills in the form. */
export const patientOf = ({ LASTNAME, NAME, MIDDLENAME }: StaffAppointment): string =>
  fullName({ lastname: LASTNAME, name: NAME, middlename: MIDDLENAME })
