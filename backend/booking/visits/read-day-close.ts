import { and, eq, gte, lt, ne, sql } from 'drizzle-orm'
import type { DayClose } from '../../../schemas/api/visit.ts'
import { fullName } from '../../../schemas/formats/name.ts'
import { addDays, wallClock, zonedInstant } from '../../../schemas/formats/zone.ts'
import { mostUnpaid } from '../../../schemas/visits/day-close-limits.ts'
import { byPoints, type PaidWay, paymentMethods } from '../../../schemas/visits/payment-methods.ts'
import { appointment, cabinet as cabinets, type Membership, payment } from '../../database/tables/index.ts'
import { currencyOf } from '../../kit/company/currency-of.ts'
import type { Orm } from '../../kit/database/database.ts'
import { localizeOptional } from '../../shared/answers/localize.ts'
import { onDays } from '../appointments/on-days.ts'
import { ownAppointments } from '../appointments/own-appointments.ts'
import { balancesOf, readBalance } from './balances.ts'
import { doctorNames } from './doctor-names.ts'
import { forOtherDays } from './for-other-days.ts'

type Counts = DayClose['SUM']
const countNames = [
  'BOOKED',
  'CAME',
  'DONE',
  'NO_SHOW',
  'CANCELLED',
  'TOTAL',
  'PAID',
  'UNPAID',
  'OVER',
] as const
const noCounts = (): Counts => ({
  BOOKED: 0,
  CAME: 0,
  DONE: 0,
  NO_SHOW: 0,
  CANCELLED: 0,
  TOTAL: 0,
  PAID: 0,
  UNPAID: 0,
  OVER: 0,
})

/** Days of a company or one of its branches, as a member sees them. */
export type DaysOf = {
  company: string
  cabinet: string
  from: string
  to: string
  /** The zone by which the till counts its days. */
  timezone: string
  member: Membership
}

/** The appointments of the days, each with its money. */
function visitsOfDays(orm: Orm, days: DaysOf) {
  const isOfDays = and(
    ownAppointments(days),
    onDays(days.from, days.to),
    sql`${appointment.status} not in ('hold', 'moved')`,
  )
  const balance = balancesOf(orm, isOfDays)
  return orm
    .select({
      id: appointment.id,
      patient: appointment.patient,
      code: appointment.code,
      startsAt: appointment.startsAt,
      timezone: appointment.timezone,
      status: appointment.status,
      specialist: appointment.specialist,
      cabinet: appointment.cabinet,
      lastName: appointment.lastName,
      name: appointment.name,
      middleName: appointment.middleName,
      money: {
        total: balance.total,
        paid: balance.paid,
        carried: balance.carried,
        due: balance.due,
      },
    })
    .from(appointment)
    .leftJoin(balance, eq(balance.visit, appointment.id))
    .where(isOfDays)
}

/** The payments and returns of the days, whenever the visits were. */
const inTill = (days: DaysOf) =>
  and(
    eq(payment.company, days.company),
    gte(payment.at, zonedInstant(days.from, '00:00', days.timezone)),
    lt(payment.at, zonedInstant(addDays(days.to, 1), '00:00', days.timezone)),
    ownAppointments(days),
  )

/** What money was taken at each visit on the days, without what was returned. */
async function readTakenAt(orm: Orm, days: DaysOf): Promise<Map<string, number>> {
  const rows = await orm
    .select({ visit: payment.holder, taken: sql<string>`sum(${payment.amount})` })
    .from(payment)
    .innerJoin(appointment, eq(appointment.id, payment.holder))
    .where(and(inTill(days), ne(payment.kind, byPoints)))
    .groupBy(payment.holder)
  return new Map(rows.map(({ visit, taken }) => [visit, Number(taken)]))
}

/** What was taken and returned on the days by method, and by points, whenever the visits were. */
async function readTill(orm: Orm, days: DaysOf): Promise<Pick<DayClose, 'TILL' | 'POINTS'>> {
  const rows = await orm
    .select({
      kind: payment.kind,
      taken: sql<string>`coalesce(sum(${payment.amount}) filter (where ${payment.amount} > 0), 0)`,
      returned: sql<string>`coalesce(-sum(${payment.amount}) filter (where ${payment.amount} < 0), 0)`,
      count: sql<string>`count(*) filter (where ${payment.amount} > 0)`,
    })
    .from(payment)
    .innerJoin(appointment, eq(appointment.id, payment.holder))
    .where(inTill(days))
    .groupBy(payment.kind)
  const found = new Map(rows.map((row) => [row.kind as PaidWay, row]))
  const sumsOf = (way: PaidWay) => {
    const row = found.get(way)
    return { TAKEN: Number(row?.taken ?? 0), RETURNED: Number(row?.returned ?? 0) }
  }
  return {
    TILL: paymentMethods.flatMap((METHOD) => {
      const row = found.get(METHOD)
      return row ? [{ METHOD, ...sumsOf(METHOD), COUNT: Number(row.count) }] : []
    }),
    POINTS: sumsOf(byPoints),
  }
}

/** What was booked, came, was done and was paid on some days, by doctor and branch, and the till by method. */
export async function readDayClose(orm: Orm, days: DaysOf): Promise<DayClose> {
  const visits = await visitsOfDays(orm, days)
  const rows = new Map<string, Counts & { doctor: string; branch: string }>()
  const sum = noCounts()
  const unpaid: DayClose['UNPAID'] = []
  for (const { status, specialist, cabinet, money, ...visit } of visits) {
    const key = `${specialist} ${cabinet}`
    const row = rows.get(key) ?? { ...noCounts(), doctor: specialist, branch: cabinet }
    rows.set(key, row)
    const { TOTAL, DUE } = readBalance(money)
    const counted: Counts = {
      BOOKED: Number(!status.startsWith('cancelled')),
      CAME: Number(status === 'arrived' || status === 'completed'),
      DONE: Number(status === 'completed'),
      NO_SHOW: Number(status === 'no_show'),
      CANCELLED: Number(status.startsWith('cancelled')),
      TOTAL,
      PAID: TOTAL - DUE,
      UNPAID: Math.max(0, DUE),
      OVER: Math.max(0, -DUE),
    }
    for (const name of countNames) {
      row[name] += counted[name]
      sum[name] += counted[name]
    }
    if (DUE > 0)
      unpaid.push({
        APPOINTMENT_CODE: visit.code ?? '',
        COMPANY_CABINET_CODE: cabinet,
        DATE: wallClock(visit.startsAt, visit.timezone).date,
        PATIENT: fullName({ lastname: visit.lastName, name: visit.name, middlename: visit.middleName }),
        DUE,
      })
  }
  const doctors = await doctorNames(orm, days.company)
  const branches = new Map(
    (
      await orm
        .select({ code: cabinets.code, name: cabinets.name })
        .from(cabinets)
        .where(eq(cabinets.company, days.company))
    ).map(({ code, name }) => [code, name]),
  )
  const nameIn = (code: string) => doctors.get(code)?.ru ?? ''
  return {
    CURRENCY: await currencyOf(orm, days.company),
    FROM: days.from,
    TO: days.to,
    ROWS: [...rows.values()]
      .map(({ doctor, branch, ...counts }) => ({
        SPECIALIST_CODE: doctor,
        ...localizeOptional('DOCTOR', doctors.get(doctor)),
        COMPANY_CABINET_CODE: branch,
        ...localizeOptional('CABINET', branches.get(branch)),
        ...counts,
      }))
      .sort((one, other) => nameIn(one.SPECIALIST_CODE).localeCompare(nameIn(other.SPECIALIST_CODE), 'ru')),
    SUM: sum,
    ...(await readTill(orm, days)),
    FOR_OTHER_DAYS: forOtherDays(
      visits.map(({ id, patient, money }) => ({ id, patient, CARRIED: readBalance(money).CARRIED })),
      await readTakenAt(orm, days),
    ),
    UNPAID: unpaid.sort((one, other) => other.DUE - one.DUE).slice(0, mostUnpaid),
  }
}
