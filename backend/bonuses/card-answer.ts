import type { BonusCard } from '../../schemas/api/bonuses.ts'
import type { PointKind } from '../../schemas/bonuses/point-kinds.ts'
import { writeCardCode } from '../../schemas/formats/card-code.ts'
import type { LedgerRow } from '../kit/ledger/ledger-table.ts'
import { patientName } from '../patients/index.ts'
import { instant } from '../shared/answers/instant.ts'
import { cardPath } from './card-link.ts'
import type { ShownCard } from './cards-where.ts'

/** A card for the staff; `secret` signs its link. */
export const cardAnswer = ({ card, patient, balance }: ShownCard, secret: string): BonusCard => ({
  CARD: writeCardCode(card.code),
  PATIENT_CODE: patient.id,
  PATIENT: patientName(patient),
  TEL: patient.phone,
  BALANCE: balance,
  CREATED_AT: instant(card.createdAt),
  PATH: cardPath(secret, card.code),
})

/** What ends next. */
export const nextEndAnswer = ({ nextEnd }: Pick<ShownCard, 'nextEnd'>) =>
  nextEnd === undefined ? null : { POINTS: nextEnd.amount, UNTIL: nextEnd.until }

/** A row of a statement. */
export const rowAnswer = ({ id, kind, reverses, amount, until, reason, at }: LedgerRow) => ({
  ROW: id,
  KIND: kind as PointKind,
  IS_REVERSAL: reverses !== null,
  POINTS: amount,
  UNTIL: until,
  REASON: reason,
  AT: instant(at),
})
