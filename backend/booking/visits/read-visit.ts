import { and, eq, sql } from 'drizzle-orm'
import { wholeCompany } from '../../../schemas/access/roles.ts'
import type { Visit } from '../../../schemas/api/visit.ts'
import { byPoints, type PaidWay } from '../../../schemas/visits/payment-methods.ts'
import { pointsOfPayments, readProgramme } from '../../bonuses/index.ts'
import { appointment, type Membership } from '../../database/tables/index.ts'
import { checkRight } from '../../kit/access/check-right.ts'
import { may, permissionsOf } from '../../kit/access/permissions.ts'
import { currencyOf } from '../../kit/company/currency-of.ts'
import type { Orm } from '../../kit/database/database.ts'
import { leftOf, statementOf } from '../../kit/ledger/ledger.ts'
import { accountNames } from '../../kit/sessions/account-names.ts'
import { instant } from '../../shared/answers/instant.ts'
import { localize } from '../../shared/answers/localize.ts'
import { ownAppointments } from '../appointments/own-appointments.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { type Balance, balancesOf, readBalance } from './balances.ts'
import { isVisit } from './is-visit.ts'
import { linesOf, sumOf } from './lines.ts'
import { payments } from './payments.ledger.ts'

/** What is left to pay of all visits of a patient that a member may see; negative for what was paid too much. */
export async function patientDue(orm: Orm, patient: string, member: Membership): Promise<number> {
  const ofPatient = eq(appointment.patient, patient)
  const balance = balancesOf(orm, ofPatient)
  const [sum] = await orm
    .select({ due: sql<string>`coalesce(sum(${balance.due}), 0)` })
    .from(appointment)
    .innerJoin(balance, eq(balance.visit, appointment.id))
    .where(and(ofPatient, ownAppointments({ member, cabinet: wholeCompany })))
  return Number(sum?.due ?? 0)
}

/** What one visit cost and what was paid for it. */
export async function balanceOfVisit(orm: Orm, { id }: Pick<AppointmentRow, 'id'>): Promise<Balance> {
  const balance = balancesOf(orm, eq(appointment.id, id))
  const [row] = await orm.select().from(balance).where(eq(balance.visit, id))
  return readBalance(row ?? { total: null, paid: null, carried: null, due: null })
}

/**
 * The services and payments of a visit as a member reads them, also in the answer to a change of it. 403 without the right to read them, which a
 * program may lack that has the right to change.
 */
export async function readVisit(orm: Orm, row: AppointmentRow, member: Membership): Promise<Visit> {
  checkRight(member, { section: 'patients', action: 'read' })
  const lines = await linesOf(orm, row.id)
  const rows = await statementOf(orm, payments, row.id)
  const nameOf = await accountNames(orm, [
    ...lines.flatMap(({ addedBy, removedBy }) => [addedBy, removedBy]),
    ...rows.map(({ by }) => by),
  ])
  const rights = permissionsOf(member)
  const pointsOf = await pointsOfPayments(
    orm,
    rows.map(({ id }) => id),
  )
  return {
    APPOINTMENT_CODE: row.code ?? '',
    STATUS: row.status,
    CURRENCY: await currencyOf(orm, row.company),
    LINES: lines.map((line) => ({
      LINE: line.id,
      SERVICE_CODE: line.service,
      ...localize('NAME', line.name),
      LIST_PRICE: line.listPrice,
      PRICE: line.price,
      QUANTITY: line.quantity,
      SUM: sumOf(line),
      REASON: line.reason,
      ADDED_AT: instant(line.addedAt),
      ADDED_BY: nameOf(line.addedBy),
      REMOVED_AT: line.removedAt && instant(line.removedAt),
      REMOVED_BY: nameOf(line.removedBy),
    })),
    PAYMENTS: rows.map((one) => ({
      PAYMENT: one.id,
      METHOD: one.kind as PaidWay,
      AMOUNT: one.amount,
      REVERSES: one.reverses,
      LEFT: leftOf(one, rows),
      POINTS: one.kind === byPoints ? 0 : (pointsOf.get(one.id) ?? 0),
      REASON: one.reason,
      AT: instant(one.at),
      BY: nameOf(one.by),
    })),
    ...(await balanceOfVisit(orm, row)),
    PATIENT_DUE: row.patient === null ? null : await patientDue(orm, row.patient, member),
    ARRIVED_AT: row.arrivedAt && instant(row.arrivedAt),
    BEGAN_AT: row.beganAt && instant(row.beganAt),
    ENDED_AT: row.endedAt && instant(row.endedAt),
    MAY_WRITE: isVisit(row) && may(rights, 'doctor-appointment', 'write'),
    MAY_TAKE_MONEY: isVisit(row) && may(rights, 'patients', 'write'),
    MAY_USE_POINTS:
      isVisit(row) &&
      may(rights, 'patients', 'write') &&
      may(rights, 'bonus-system', 'read') &&
      ((await readProgramme(orm, row.company))?.isOn ?? false),
    MAY_READ_NOTES: may(rights, 'notes', 'read'),
  }
}
