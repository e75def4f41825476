import type { z } from 'zod'
import type { staffAppointmentBody } from '../../../../schemas/api/staff-appointment.ts'
import type { KnownPatient } from './known-patients.tsx'

/** The card that a visit is for: its number, and what the form does not ask for. */
export type VisitCard = {
  number: number | undefined
  body: Partial<Pick<z.input<typeof staffAppointmentBody>, 'PATIENT_CODE' | 'MIDDLENAME' | 'BIRTHDAY'>>
}

/** The card of a patient whom the clinic knows. */
export const visitCardOf = ({
  PATIENT_CODE,
  PATIENT_NUMBER,
  MIDDLENAME,
  BIRTHDAY,
}: KnownPatient): VisitCard => ({
  number: PATIENT_NUMBER,
  body: {
    ...(PATIENT_CODE && { PATIENT_CODE }),
    ...(MIDDLENAME && { MIDDLENAME }),
    ...(BIRTHDAY && { BIRTHDAY }),
  },
})
