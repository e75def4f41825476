import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import { zonedInstant } from '../../../schemas/formats/zone.ts'
import { type ExchangedVisit, exchange } from '../../../schemas/visits/visits.exchange.ts'
import { referencing } from '../../database/referencing.ts'
import { appointment } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { defineImport, type Planned } from '../../kit/exchange/define-import.ts'
import { findCards, type KnownCard, type NamedPatient } from '../../patients/index.ts'
import { newCode } from '../appointments/book.ts'
import { signalChanged } from '../slots/signal-changed.ts'
import { currencyOf } from '../visits/currency-of.ts'
import { type ClinicWords, clinicWords } from './clinic-words.ts'

type NamedVisit = ExchangedVisit & NamedPatient & { date: string; time: string; doctor: string }

/** What was over: such visits keep no time from others. */
const overStates = ['completed', 'no_show', 'cancelled_by_patient', 'cancelled_by_clinic'] as const
type OverState = (typeof overStates)[number]

/** A visit whose patient, doctor and branch are known. */
type Known = {
  patient: KnownCard
  specialist: string
  cabinet: string
  service: string | null
  startsAt: Date
  timezone: string
  status: OverState
}

const usualMinutes = 30
const minuteMs = 60_000

/** What a row means in the clinic, or why that is not clear. */
function knownOf(
  value: NamedVisit,
  found: Awaited<ReturnType<typeof findCards>>[number],
  words: ClinicWords,
): Known | Planned {
  const fault = (code: Extract<Planned, { outcome: 'fault' }>['code'], field?: string): Planned => ({
    outcome: 'fault',
    code,
    ...(field !== undefined && { field }),
  })
  if (!found) return fault('unknownPatient')
  if ('problem' in found)
    return { ...fault(found.problem), ...(found.number !== undefined && { with: String(found.number) }) }
  const specialist = words.doctor(value.doctor)
  if (specialist === undefined) return fault('unknownDoctor', 'doctor')
  const cabinet = words.branch(value.branch)
  const timezone = cabinet === undefined ? undefined : words.timezone(cabinet)
  if (cabinet === undefined || timezone === undefined) return fault('unknownBranch', 'branch')
  const service = value.service === undefined ? null : words.service(value.service)
  if (service === undefined) return fault('unknownService', 'service')
  const status = overStates.find((state) => state === (value.state ?? 'completed'))
  if (status === undefined) return fault('notOver', 'state')
  const startsAt = zonedInstant(value.date, value.time, timezone)
  if (startsAt > new Date()) return fault('notOver', 'date')
  return { patient: found.card, specialist, cabinet, service, startsAt, timezone, status }
}

const keyOf = (patient: string | null, specialist: string, startsAt: Date): string =>
  `${patient} ${specialist} ${startsAt.getTime()}`

async function resolve(
  orm: Orm,
  company: string,
  values: readonly NamedVisit[],
): Promise<(Known | Planned)[]> {
  const words = await clinicWords(orm, company)
  const cards = await findCards(orm, company, values)
  return values.map((value, index) => knownOf(value, cards[index], words))
}

const isKnown = (one: Known | Planned | undefined): one is Known => one !== undefined && 'patient' in one

async function plan(orm: Orm, company: string, values: readonly NamedVisit[]): Promise<Planned[]> {
  const all = await resolve(orm, company, values)
  const patients = [...new Set(all.filter(isKnown).map(({ patient }) => patient.id))]
  const { id, patient, specialist, startsAt } = appointment
  const there =
    patients.length === 0
      ? []
      : await orm
          .select({ id, patient, specialist, startsAt })
          .from(appointment)
          .where(and(eq(appointment.company, company), inArray(patient, patients)))
  const known = new Map(there.map((one) => [keyOf(one.patient, one.specialist, one.startsAt), one.id]))
  return all.map((one) => {
    if (!isKnown(one)) return one
    const target = known.get(keyOf(one.patient.id, one.specialist, one.startsAt))
    return target === undefined ? { outcome: 'add' } : { outcome: 'same', target }
  })
}

/** An appointment has no revision: whether somebody has changed it shows its time. */
const onlyRevision = 1

const uses = referencing(appointment).filter(({ table }) => table !== appointment)

/** Nothing names the appointment, and nobody has changed it since it was added. */
const isUntouched = (): (SQL | undefined)[] => [
  eq(appointment.updatedAt, appointment.createdAt),
  ...uses.map(({ table, column }) =>
    notExists(
      sql`(select from ${table} as used where ${sql.raw('used')}.${sql.identifier(column.name)} = ${appointment.id})`,
    ),
  ),
]

/**
 * Past visits of a table. The patient, the doctor and the branch have to be known; a visit of the same patient with the same doctor at the same time is
 * there already. They send nothing to anybody, and keep no time.
 */
export const imported = defineImport<NamedVisit>({
  definition: exchange,
  tables: [appointment],
  keysOf: ({ date, time, doctor, lastName, name, phone, birthday, number }) => [
    [date, time, doctor, lastName, name, phone, birthday, number].join('\n').toLowerCase(),
  ],
  plan,
  add: async (orm, { company, account }, values) => {
    const all = await resolve(orm, company, values)
    const currency = await currencyOf(orm, company)
    const rows = all.flatMap((one, index) => {
      const value = values[index]
      if (!isKnown(one) || !value) return []
      const { patient, startsAt, ...known } = one
      const { lastName, name, middleName, phone, email, birthday, locale } = patient
      const endsAt = new Date(startsAt.getTime() + (value.duration ?? usualMinutes) * minuteMs)
      const money = value.price === undefined ? {} : { price: value.price, currency }
      return [
        {
          at: index,
          row: {
            ...{ company, ...known, ...money, startsAt, endsAt, code: newCode(), source: 'staff' as const },
            ...{ patient: patient.id, lastName, name, middleName, phone, email, birthday, locale },
            ...{ comment: value.comment ?? null, updatedBy: account },
          },
        },
      ]
    })
    if (rows.length === 0) return values.map(() => undefined)
    const made = await orm
      .insert(appointment)
      .values(rows.map(({ row }) => row))
      .returning({ id: appointment.id, code: appointment.code })
    const idOf = new Map(made.map(({ id, code }) => [code, id]))
    await signalChanged(orm, company)
    const targets = new Map(rows.map(({ at, row }) => [at, idOf.get(row.code)]))
    return values.map((_, at) => {
      const target = targets.get(at)
      return target === undefined ? undefined : { target, revision: onlyRevision }
    })
  },
  change: async () => undefined,
  changeBack: async () => false,
  takeBack: async (orm, { company }, added) => {
    const ids = added.map(({ target }) => target)
    const removed = await orm
      .delete(appointment)
      .where(and(eq(appointment.company, company), inArray(appointment.id, ids), ...isUntouched()))
      .returning({ id: appointment.id })
    await signalChanged(orm, company)
    return new Set(removed.map(({ id }) => id))
  },
})
