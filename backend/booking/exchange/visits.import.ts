import { and, eq, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { zonedInstant } from '../../../schemas/formats/zone.ts'
import { type ExchangedVisit, exchange } from '../../../schemas/visits/visits.exchange.ts'
import { referencing } from '../../database/referencing.ts'
import { appointment } from '../../database/tables/index.ts'
import { currencyOf } from '../../kit/company/currency-of.ts'
import type { Orm } from '../../kit/database/database.ts'
import { defineImport, type Planned } from '../../kit/exchange/define-import.ts'
import { findCards, type KnownCard, type NamedPatient } from '../../patients/index.ts'
import { newCode } from '../appointments/book.ts'
import { signalChanged } from '../slots/signal-changed.ts'
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

/** What a row may mean in the clinic: what several doctors or branches are named is told apart by the visits that are there. */
type Possible = {
  patient: KnownCard
  doctors: readonly string[]
  branches: readonly string[]
  times: Map<string, Date>
}

type Fault = Extract<Planned, { outcome: 'fault' }>

const usualMinutes = 30
const minuteMs = 60_000

const fault = (code: Fault['code'], field?: string, more?: Pick<Fault, 'with' | 'meant'>): Fault => ({
  outcome: 'fault',
  code,
  ...(field !== undefined && { field }),
  ...more,
})

/** Whose visit a row is, with whom, and when; or why that is not clear. */
function possibleOf(
  value: NamedVisit,
  found: Awaited<ReturnType<typeof findCards>>[number],
  words: ClinicWords,
): Possible | Fault {
  if (!found) return fault('unknownPatient')
  if ('problem' in found)
    return fault(found.problem, undefined, found.number === undefined ? {} : { with: String(found.number) })
  const doctors = words.doctors(value.doctor)
  if (doctors.length === 0)
    return fault('unknownDoctor', 'doctor', { meant: words.like('doctor', value.doctor) })
  const branches = words.branches(value.branch)
  if (branches.length === 0)
    return fault('unknownBranch', 'branch', { meant: [...words.names.branch.values()] })
  const times = branches.flatMap((branch) => {
    const timezone = words.timezone(branch)
    return timezone === undefined ? [] : [[branch, zonedInstant(value.date, value.time, timezone)] as const]
  })
  return { patient: found.card, doctors, branches, times: new Map(times) }
}

/** What of a row that is not there yet would be written, or why it cannot be. */
function newOf(
  value: NamedVisit,
  { patient, doctors, branches, times }: Possible,
  words: ClinicWords,
): Known | Fault {
  const [specialist, otherDoctor] = doctors
  const named = (of: 'doctor' | 'branch', codes: readonly string[]) =>
    codes.map((code) => words.names[of].get(code) ?? '').filter(Boolean)
  if (specialist === undefined || otherDoctor !== undefined)
    return fault('severalDoctors', 'doctor', { meant: named('doctor', doctors) })
  const [cabinet, otherBranch] = branches
  const timezone = cabinet === undefined ? undefined : words.timezone(cabinet)
  const startsAt = cabinet === undefined ? undefined : times.get(cabinet)
  if (cabinet === undefined || otherBranch !== undefined || timezone === undefined || startsAt === undefined)
    return fault('unknownBranch', 'branch', { meant: named('branch', branches) })
  const [service = null, otherService] = value.service === undefined ? [] : words.services(value.service)
  if (value.service !== undefined && (service === null || otherService !== undefined))
    return fault('unknownService', 'service', { meant: words.like('service', value.service) })
  const status = overStates.find((state) => state === (value.state ?? 'completed'))
  if (status === undefined) return fault('notOver', 'state')
  if (startsAt > new Date()) return fault('notOver', 'date')
  return { patient, specialist, cabinet, service, startsAt, timezone, status }
}

const keyOf = (patient: string | null, specialist: string, startsAt: Date): string =>
  `${patient} ${specialist} ${startsAt.getTime()}`

type There = { id: string; status: string; price: number | null }

/** What a row says of a visit that is there, and is otherwise: a table changes no visit. */
function differenceOf({ state, price }: NamedVisit, there: There): Fault | undefined {
  if (state !== undefined && state !== there.status) return fault('otherVisit', 'state')
  if (price !== undefined && price !== there.price) return fault('otherVisit', 'price')
  return undefined
}

/** The visits of some patients that are there, by their patient, doctor and beginning. */
async function visitsOf(
  orm: Orm,
  company: string,
  patients: readonly string[],
): Promise<ReadonlyMap<string, There[]>> {
  if (patients.length === 0) return new Map()
  const { id, patient, specialist, startsAt, status, price } = appointment
  const there = await orm
    .select({ id, patient, specialist, startsAt, status, price })
    .from(appointment)
    .where(and(eq(appointment.company, company), inArray(patient, [...patients]), ne(status, 'moved')))
  return Map.groupBy(there, (one) => keyOf(one.patient, one.specialist, one.startsAt))
}

/** What each row would become: a visit that is there, a new one, or a fault. */
async function resolve(
  orm: Orm,
  company: string,
  values: readonly NamedVisit[],
): Promise<(Known | Planned)[]> {
  const words = await clinicWords(orm, company)
  const cards = await findCards(orm, company, values)
  const all = values.map((value, index) => possibleOf(value, cards[index], words))
  const patients = all.flatMap((one) => ('patient' in one ? [one.patient.id] : []))
  const visits = await visitsOf(orm, company, [...new Set(patients)])
  return values.map((value, index) => {
    const one = all[index]
    if (!one || !('patient' in one)) return one ?? fault('invalid')
    const keys = one.doctors.flatMap((doctor) =>
      [...one.times.values()].map((startsAt) => keyOf(one.patient.id, doctor, startsAt)),
    )
    const there = keys.flatMap((key) => visits.get(key) ?? [])
    if (there.length === 0) return newOf(value, one, words)
    const same = there.find((visit) => differenceOf(value, visit) === undefined)
    if (same) return { outcome: 'same', target: same.id }
    return (
      there.map((visit) => differenceOf(value, visit)).find((found) => found !== undefined) ??
      fault('otherVisit')
    )
  })
}

const isKnown = (one: Known | Planned | undefined): one is Known => one !== undefined && 'patient' in one

const plan = async (orm: Orm, company: string, values: readonly NamedVisit[]): Promise<Planned[]> =>
  (await resolve(orm, company, values)).map((one) => (isKnown(one) ? { outcome: 'add' } : one))

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
