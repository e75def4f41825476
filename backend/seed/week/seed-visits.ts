import { randomUUID } from 'node:crypto'
import { and, eq, gte, isNotNull } from 'drizzle-orm'
import { translate } from '../../../locales/index.ts'
import type { AppointmentStatus } from '../../../schemas/booking/appointment-status.ts'
import { type GridSlot, slotsBetween } from '../../../schemas/booking/slots.ts'
import { addDays, wallClock } from '../../../schemas/formats/zone.ts'
import { accrue } from '../../bonuses/index.ts'
import {
  type AppointmentRow,
  type BookablePlace,
  beginVisit,
  endVisit,
  newCode,
  patientHashes,
  payments,
  pricedServices,
  priceOf,
  readCompany,
  readPlaces,
  readService,
} from '../../booking/index.ts'
import {
  appointment,
  appointmentChange,
  type Membership,
  visitNote,
  visitNotePart,
} from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { addRow } from '../../kit/ledger/ledger.ts'
import type { PatientRow } from '../../patients/index.ts'
import { chance, oneOf } from './chance.ts'
import type { WeekPatient, WeekSeed } from './week-seed.ts'

const [daysBefore, daysAfter] = [6, 8]
const minuteMs = 60_000
const dayMs = 1440 * minuteMs
/** Rows of one statement: Postgres limits its values to 65,535. */
const batch = 200

export type Card = { card: PatientRow; given: WeekPatient }

type Week = {
  seed: WeekSeed
  cards: readonly Card[]
  /** Who does the clinic's work. */
  staff: { reception: Membership; author: Membership }
  now: number
}

/** How full a day of a doctor is, from 0 to 1: today the most, days ahead less and less. */
function loadOf(days: number, isAuthor: boolean): number {
  if (days === 0) return 0.8
  const usual = days < 0 ? 0.4 : Math.max(0.15, 0.55 - days * 0.06)
  return isAuthor ? usual + 0.25 : usual
}

/** How a visit of that time stands now. */
function statusOf({ from, until }: GridSlot, key: string, now: number): AppointmentStatus {
  const by = chance(`status ${key}`)
  if (until > now) {
    if (from <= now) return 'arrived'
    if (by < 0.06) return 'cancelled_by_patient'
    if (by < 0.09) return 'cancelled_by_clinic'
    return by < 0.13 ? 'pending' : 'confirmed'
  }
  if (by < 0.08) return 'no_show'
  if (by < 0.13) return 'cancelled_by_patient'
  return by < 0.16 ? 'cancelled_by_clinic' : 'completed'
}

const isVisit = (status: AppointmentStatus) => status === 'arrived' || status === 'completed'

/** The days of doctors that have appointments already: a week that is written again only adds the days that are new. */
async function knownDays(orm: Orm, company: string, first: string): Promise<Set<string>> {
  const rows = await orm
    .select({
      doctor: appointment.specialist,
      startsAt: appointment.startsAt,
      timezone: appointment.timezone,
    })
    .from(appointment)
    .where(
      and(
        eq(appointment.company, company),
        isNotNull(appointment.code),
        gte(appointment.startsAt, new Date(Date.parse(first) - dayMs)),
      ),
    )
  return new Set(
    rows.map(({ doctor, startsAt, timezone }) => `${doctor} ${wallClock(startsAt, timezone).date}`),
  )
}

/** The way by which a visit was booked. */
function wayOf(status: AppointmentStatus, key: string): Pick<AppointmentRow, 'source' | 'isWidget'> {
  const by = chance(`way ${key}`)
  if (isVisit(status) && by < 0.08) return { source: 'walk_in', isWidget: false }
  return { source: by < 0.6 ? 'online' : 'staff', isWidget: by < 0.15 }
}

/** The times at which a visit really began and ended. */
function timesOf({ from, until }: GridSlot, status: AppointmentStatus, key: string) {
  if (!isVisit(status)) return {}
  const arrived = new Date(from - Math.floor(chance(`arrival ${key}`) * 12) * minuteMs)
  const isOver = status === 'completed'
  return {
    arrivedAt: arrived,
    // Who has come is not with the doctor yet.
    ...(isOver && {
      beganAt: new Date(from),
      endedAt: new Date(until - Math.floor(chance(`end ${key}`) * 8) * minuteMs),
    }),
  }
}

type Put = typeof appointment.$inferInsert & { id: string }

type Services = ReadonlyMap<string, Awaited<ReturnType<typeof readService>>>

async function readServices(orm: Orm, { company, services }: WeekSeed): Promise<Services> {
  const found: [string, Awaited<ReturnType<typeof readService>>][] = []
  for (const code of new Set(Object.values(services).flat()))
    found.push([code, await readService(orm, company, code)])
  return new Map(found)
}

/** The appointments of one doctor in one branch. */
function rowsOf(
  { seed, cards, staff, now }: Week,
  { doctor, branch, schedule }: BookablePlace,
  { known, taken, services }: { known: ReadonlySet<string>; taken: Set<string>; services: Services },
): Put[] {
  const today = wallClock(new Date(now), branch.timezone).date
  const codes = seed.services[doctor] ?? []
  const rows: Put[] = []
  for (const slot of slotsBetween(schedule, addDays(today, -daysBefore), addDays(today, daysAfter))) {
    const key = `${doctor} ${slot.date} ${slot.minute}`
    const days = Math.round((Date.parse(slot.date) - Date.parse(today)) / dayMs)
    if (known.has(`${doctor} ${slot.date}`)) continue
    if (chance(key) > loadOf(days, doctor === seed.doctor)) continue
    const free = cards.filter(({ card }) => !taken.has(`${card.phone} ${slot.from}`))
    const isNew = free.filter(({ card }) => !taken.has(`${card.id} ${slot.date}`))
    // Nobody comes twice a day, as long as there are others.
    const { card, given } = oneOf(isNew.length > 0 ? isNew : free, `patient ${key}`)
    taken.add(`${card.phone} ${slot.from}`).add(`${card.id} ${slot.date}`)
    const service = codes.length > 0 ? services.get(oneOf(codes, `service ${key}`)) : undefined
    const status = statusOf(slot, key, now)
    const way = wayOf(status, key)
    const isOnline = way.source === 'online'
    const share = chance(`made ${key}`)
    const usual = slot.from - (1 + share * 9) * dayMs
    // A booking waits for the clinic for hours, not for days.
    const made = way.source === 'walk_in' ? slot.from : status === 'pending' ? now - share * dayMs : usual
    const person = {
      lastName: card.lastName,
      name: card.name,
      middleName: card.middleName,
      phone: card.phone,
      birthday: card.birthday,
      visitFor: given.visitFor ?? ('self' as const),
    }
    rows.push({
      ...person,
      ...way,
      ...patientHashes(seed.company, person),
      ...timesOf(slot, status, key),
      ...priceOf(service, doctor, branch.code),
      id: randomUUID(),
      code: newCode(),
      company: seed.company,
      cabinet: branch.code,
      specialist: doctor,
      service: service?.code ?? null,
      startsAt: new Date(slot.from),
      endsAt: new Date(slot.until),
      timezone: branch.timezone,
      status,
      account: isOnline ? card.account : null,
      patient: card.id,
      comment: isOnline && chance(`comment ${key}`) < 0.3 ? oneOf(seed.comments[card.locale], key) : null,
      reason: status === 'cancelled_by_clinic' ? seed.reason : null,
      locale: card.locale,
      createdAt: new Date(Math.min(made, now - 20 * minuteMs)),
      updatedAt: new Date(Math.min(slot.until, now)),
      updatedBy: isOnline && !isVisit(status) ? null : staff.reception.account,
    })
  }
  return rows
}

/** Some that were moved: the time before is a row of its own. */
const movedRows = (rows: readonly Put[], now: number): Put[] =>
  rows
    .filter(
      ({ status, startsAt, code }) =>
        status === 'confirmed' && startsAt.getTime() > now && chance(`moved ${code}`) < 0.05,
    )
    .map((row) => ({
      ...row,
      id: randomUUID(),
      code: newCode(),
      status: 'moved' as const,
      movedTo: row.id,
      startsAt: new Date(row.startsAt.getTime() - dayMs),
      endsAt: new Date(row.endsAt.getTime() - dayMs),
    }))

/** What the staff has said of visits: that patients came, were seen, or did not come. */
function changesOf(rows: readonly Put[], by: string): (typeof appointmentChange.$inferInsert)[] {
  const field = 'status' as const
  return rows.flatMap(({ id, status, source, arrivedAt, endedAt, endsAt }) => {
    const change = (at: Date, before: AppointmentStatus, after: AppointmentStatus) => ({
      appointment: id,
      ...{ at, by, field, before: { ru: before }, after: { ru: after } },
    })
    return [
      ...(arrivedAt && source !== 'walk_in' ? [change(arrivedAt, 'confirmed', 'arrived')] : []),
      ...(endedAt ? [change(endedAt, 'arrived', 'completed')] : []),
      ...(status === 'no_show' ? [change(endsAt, 'confirmed', 'no_show')] : []),
    ]
  })
}

/** The services that were done, in the way of an arrival: the booked one, and sometimes another one. */
async function addServices(orm: Orm, { seed }: Week, row: AppointmentRow, by: string): Promise<void> {
  await beginVisit(orm, row, by)
  const codes = seed.services[row.specialist] ?? []
  if (codes.length === 0 || chance(`second ${row.code}`) > 0.3) return
  const service = oneOf(codes, `second service ${row.code}`)
  if (service !== row.service) await beginVisit(orm, { ...row, service }, by)
}

/** What was paid at the end of a visit: most of them in full, some in part, some not yet. */
async function addPayment(orm: Orm, row: AppointmentRow, by: string): Promise<void> {
  const services = await pricedServices(orm, row.id)
  const total = services.reduce((all, { sum }) => all + sum, 0)
  const share = chance(`paid ${row.code}`)
  if (total === 0 || share < 0.1) return
  const payment = await addRow(orm, payments, {
    company: row.company,
    holder: row.id,
    kind: oneOf(['card', 'card', 'cash', 'transfer'] as const, `method ${row.code}`),
    amount: share < 0.16 ? Math.round(total / 200) * 100 : total,
    by,
    key: `demo ${row.code}`,
    at: row.endedAt ?? row.startsAt,
  })
  await accrue(orm, {
    patient: row.patient,
    payment,
    before: 0,
    services,
  })
}

async function addNote(orm: Orm, { seed, staff }: Week, row: AppointmentRow): Promise<void> {
  const createdAt = row.endedAt ?? row.startsAt
  const [note] = await orm
    .insert(visitNote)
    .values({
      company: row.company,
      visit: row.id,
      specialist: row.specialist,
      author: staff.author.account,
      lang: 'ru',
      createdAt,
    })
    .returning({ id: visitNote.id })
  if (!note) throw new Error('the note is not there')
  const text = oneOf(seed.notes, `note ${row.code}`)
  await orm.insert(visitNotePart).values({ note: note.id, kind: 'text', text, at: createdAt })
}

/**
 * Writes the appointments of the days around now, in every state that they can have, with services, payments and notes of those who came, by the
 * functions that a day of the clinic calls. Nobody is sent a message. Call it with the company's lock; returns the visits that were.
 */
export async function seedVisits(orm: Orm, week: Week): Promise<AppointmentRow[]> {
  const { seed, staff, now } = week
  const company = await readCompany(orm, seed.company)
  const places = await readPlaces(orm, company, {}, undefined)
  const first = new Date(now - (daysBefore + 1) * dayMs).toISOString().slice(0, 10)
  const known = await knownDays(orm, seed.company, first)
  const taken = new Set<string>()
  const services = await readServices(orm, seed)
  const rows = places.flatMap((place) => rowsOf(week, place, { known, taken, services }))
  rows.push(...movedRows(rows, now))
  const put: AppointmentRow[] = []
  for (let from = 0; from < rows.length; from += batch)
    put.push(
      ...(await orm
        .insert(appointment)
        .values(rows.slice(from, from + batch))
        .returning()),
    )
  const by = staff.reception.account
  const changes = changesOf(rows, by)
  for (let from = 0; from < changes.length; from += batch)
    await orm.insert(appointmentChange).values(changes.slice(from, from + batch))
  // By time, as a statement of points lists what they gave.
  const visits = put
    .filter(({ status }) => isVisit(status))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  for (const row of visits) {
    await addServices(orm, week, row, by)
    if (row.status !== 'completed') continue
    await addPayment(orm, row, by)
    await endVisit(orm, row)
    if (row.specialist === seed.doctor && chance(`noted ${row.code}`) < 0.7) await addNote(orm, week, row)
  }
  return visits
}

/** How a patient has agreed to the processing of data who has booked online. */
export const consentOf = ({ locale }: WeekPatient, at: Date) => ({
  at,
  text: translate(locale)('blocks:booking.consent'),
})
