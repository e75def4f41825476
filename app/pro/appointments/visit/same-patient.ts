import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import { fold } from '../../../../schemas/formats/fold.ts'
import { isInCalendar } from '../calendar/columns.ts'

/** The patient of a visit, or of one that is being made. */
export type VisitPatient = Pick<StaffAppointment, 'PATIENT_CODE' | 'LASTNAME' | 'NAME' | 'TEL'>

/** True if both are one person: by the card where both have one, else by the name, unless their phones differ. */
function isSame(one: VisitPatient, other: VisitPatient): boolean {
  if (one.PATIENT_CODE && other.PATIENT_CODE) return one.PATIENT_CODE === other.PATIENT_CODE
  if (!one.LASTNAME || !one.NAME) return false
  const isNamesake = fold(one.LASTNAME) === fold(other.LASTNAME) && fold(one.NAME) === fold(other.NAME)
  return isNamesake && (!one.TEL || !other.TEL || one.TEL === other.TEL)
}

type Asked = {
  patient: VisitPatient
  doctor: string
  date: string
  /** The code of a visit that is being moved. */
  except?: string | undefined
}

/** The times of day, in order, at which the patient has visits to this doctor on this date already, ended ones too. */
export const timesOfPatient = (
  visits: readonly StaffAppointment[],
  { patient, doctor, date, except }: Asked,
): string[] =>
  visits
    .filter(
      (visit) =>
        visit.DATE === date &&
        visit.SPECIALIST_CODE === doctor &&
        visit.APPOINTMENT_CODE !== except &&
        isInCalendar[visit.STATUS] &&
        isSame(patient, visit),
    )
    .map(({ LABEL }) => LABEL)
    .sort()
