import type { PatientVisit } from '../../../schemas/api/visit.ts'

/** Whether the patient is in the clinic for this visit: one who came on another day has left, though nobody has completed the visit. */
export const isHereNow = ({ STATUS, IS_TODAY }: Pick<PatientVisit, 'STATUS' | 'IS_TODAY'>): boolean =>
  IS_TODAY && STATUS === 'arrived'
