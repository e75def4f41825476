import { and, eq, isNull, or } from 'drizzle-orm'
import { mostPoints, type Programme } from '../../../schemas/bonuses/programme.ts'
import { readCardCode } from '../../../schemas/formats/card-code.ts'
import { isPhone, normalizePhone } from '../../../schemas/formats/phone.ts'
import { cardsWhere, readProgramme, type ShownCard } from '../../bonuses/index.ts'
import { bonusCard, patient } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { leftOf, statementOf } from '../../kit/ledger/ledger.ts'
import type { LedgerRow } from '../../kit/ledger/ledger-table.ts'
import { todayOf } from '../../shared/shown/today-of.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { pricedServices } from '../visits/lines.ts'
import { paidByPoints } from '../visits/paid-in-money.ts'
import { payments } from '../visits/payments.ledger.ts'
import { balanceOfVisit } from '../visits/read-visit.ts'

/** The programme of a visit's clinic, and how many points can pay the visit by its rules: none while it is off. */
export async function rulesOf(orm: Orm, row: AppointmentRow) {
  const programme = await readProgramme(orm, row.company)
  if (!programme?.isOn) return { programme: undefined, limit: 0 }
  const { DUE } = await balanceOfVisit(orm, row)
  const limit = mostPoints(programme, {
    services: await pricedServices(orm, row.id),
    used: paidByPoints(await statementOf(orm, payments, row.id)) / 100,
    due: DUE,
  })
  return { programme, limit }
}

/** How long redemptions of a card count as one, so that a great one cannot be made of small ones. */
const togetherMs = 86_400_000

/** How many points of a card were used within a day, by its rows. */
export const usedLately = (rows: readonly LedgerRow[], now = Date.now()): number =>
  rows.reduce(
    (sum, row) =>
      row.kind === 'redemption' && row.reverses === null && now - row.at.getTime() < togetherMs
        ? sum - leftOf(row, rows)
        : sum,
    0,
  )

/**
 * From how many points of a card a code is needed, with those that were used of it within a day: always for the card of another patient than that of the
 * visit; null if never.
 */
export function codeFrom(
  { confirmFrom }: Pick<Programme, 'confirmFrom'>,
  { isOwn, used }: { isOwn: boolean; used: number },
): number | null {
  if (!isOwn) return 1
  return confirmFrom === undefined ? null : Math.max(1, confirmFrom - used)
}

/** The cards of the patient of a visit, or those that a code or a whole phone number names: two people may have one number. */
export async function cardsAtDesk(orm: Orm, row: AppointmentRow, search: string): Promise<ShownCard[]> {
  const today = await todayOf(orm, row.company)
  const ofCompany = eq(bonusCard.company, row.company)
  if (search.trim() === '')
    return row.patient === null
      ? []
      : cardsWhere(orm, and(ofCompany, eq(bonusCard.patient, row.patient)), today)
  const code = readCardCode(search)
  const phone = normalizePhone(search)
  const named = or(
    code === undefined ? undefined : eq(bonusCard.code, code),
    isPhone(phone) ? eq(patient.phone, phone) : undefined,
  )
  return named ? cardsWhere(orm, and(ofCompany, isNull(patient.mergedInto), named), today) : []
}
