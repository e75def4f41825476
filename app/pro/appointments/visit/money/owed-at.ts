import type { Visit } from '../../../../../schemas/api/visit.ts'

/** What a payment at a visit can pay: all that the patient owes, as what is paid too much at one visit pays the others. Of a patient without a card that visit alone. */
export const owedAt = ({ DUE, PATIENT_DUE }: Pick<Visit, 'DUE' | 'PATIENT_DUE'>): number =>
  Math.max(0, DUE, PATIENT_DUE ?? 0)
