import type { Visit } from '../../../../../schemas/api/visit.ts'

/** What a payment at a visit can pay: all that the patient owes, as what is paid too much at one visit pays the others. Of a patient without a card that visit alone. */
export const owedAt = ({ DUE, PATIENT_DUE }: Pick<Visit, 'DUE' | 'PATIENT_DUE'>): number =>
  Math.max(0, DUE, PATIENT_DUE ?? 0)

/** What the patient owes for other visits than this one. */
export const othersOwed = ({ DUE, PATIENT_DUE }: Pick<Visit, 'DUE' | 'PATIENT_DUE'>): number =>
  Math.max(0, (PATIENT_DUE ?? 0) - DUE)

type Shares = {
  /** What pays other visits of the patient. */
  carried: number
  /** What pays nothing; of a payment in advance, for a visit that has no services yet, it is not known. */
  over: number
}

/** What an amount that is typed at a visit would pay besides that visit, all in hundredths. */
export function sharesOf(visit: Pick<Visit, 'TOTAL' | 'DUE' | 'PATIENT_DUE'>, amount: number): Shares {
  const owed = owedAt(visit)
  const isAdvance = owed === 0 && visit.TOTAL === 0
  return {
    carried: Math.max(0, Math.min(amount, owed) - Math.max(0, visit.DUE)),
    over: isAdvance ? 0 : Math.max(0, amount - owed),
  }
}

/** What is proposed to return of a payment of which so much is left: what was paid too much at the visit, otherwise all of it. */
export const returnedFirst = ({ DUE }: Pick<Visit, 'DUE'>, left: number): number =>
  DUE < 0 ? Math.min(left, -DUE) : left
