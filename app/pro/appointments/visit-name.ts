import type { StaffAppointment } from '../../../schemas/api/staff-appointment.ts'
import { fullName } from '../../../schemas/formats/name.ts'

/** The name of a visit's patient; empty while the patient still fills in the form. */
export const patientOf = ({ LASTNAME, NAME, MIDDLENAME }: StaffAppointment): string =>
  fullName({ lastname: LASTNAME, name: NAME, middlename: MIDDLENAME })
