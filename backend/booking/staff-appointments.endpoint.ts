import { z } from '@hono/zod-openapi'
import { and, desc, eq, gte, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import {
  staffAppointment,
  staffAppointmentBody,
  staffAppointmentList,
  staffAppointmentQuery,
  staffMoveBody,
  staffStatusBody,
} from '../../schemas/api/staff-appointment.ts'
import { readCrockford } from '../../schemas/formats/crockford.ts'
import { addDays, calendarDate, zonedInstant } from '../../schemas/formats/zone.ts'
import { wholeCompany } from '../../schemas/roles.ts'
import { changeLimits } from '../area-kit/change-limits.ts'
import type { Orm } from '../database/database.ts'
import { appointment, type Membership, specialist } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import { defineCall } from '../http/endpoint.ts'
import { fieldFault } from '../http/field-fault.ts'
import { wholeList } from '../http/paging.ts'
import { place } from '../staff/place.ts'
import { newCode } from './book.ts'
import { changeStatus } from './change-status.ts'
import { daysBetween } from './days-between.ts'
import { endHolds } from './end-holds.ts'
import { findNearest } from './find-slots.ts'
import { patientHashes } from './hashes.ts'
import { lockBookings, tellChanged } from './lock-bookings.ts'
import { manageSecret } from './manage-token.ts'
import { moveInto } from './move-appointment.ts'
import { checkDoctor, ownDoctor } from './own-doctor.ts'
import { asPatientBusy } from './patient-busy.ts'
import { putAppointment } from './put-appointment.ts'
import { readCompany } from './read-bookable.ts'
import { isOccupying } from './read-busy.ts'
import { readHours } from './read-hours.ts'
import { priceOf, readPlaces, readService } from './read-places.ts'
import { remindAt } from './remind-at.ts'
import { readStaffAppointment, readStaffAppointments } from './staff-answer.ts'
import type { AppointmentRow } from './take-slot.ts'
import { tellPatient } from './tell-patient.ts'
import { tellWaiting } from './tell-waiting.ts'

const section = 'doctor-appointment' as const
const dayMs = 86_400_000
/** A calendar asks for six weeks at most. */
const mostDays = 42
const mostRows = 5000
const mostFound = 50
/** Minutes of a visit of a doctor without a step, and without a service that says how long it takes. */
const usualMinutes = 30

const inBranch = (cabinet: string): SQL | undefined =>
  cabinet === wholeCompany ? undefined : eq(appointment.cabinet, cabinet)

/** Appointments that a member of staff may see in a branch. */
function mayRead(member: Membership, cabinet: string): SQL | undefined {
  const own = ownDoctor(member)
  return and(
    inBranch(cabinet),
    own === undefined ? undefined : own === null ? sql`false` : eq(appointment.specialist, own),
  )
}

const likeText = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Appointments of a patient: by at least four digits of the phone number, or by name. */
function isFound(search: string): SQL | undefined {
  const digits = search.replace(/\D/g, '')
  const name = sql`lower(${appointment.lastName} || ' ' || ${appointment.name} || ' ' || coalesce(${appointment.middleName}, ''))`
  return or(
    digits.length >= 4 ? sql`${appointment.phone} like ${likeText(digits)}` : undefined,
    sql`${name} like ${likeText(search.trim().toLowerCase().replace(/\s+/g, ' '))}`,
    eq(appointment.code, readCrockford(search)),
  )
}

/** PA11 */
export const staffAppointments = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/appointment',
  summary: 'Appointments of some days, or those of a patient; a doctor sees their own',
  access: { section, action: 'read' },
  params: place,
  query: staffAppointmentQuery,
  answer: staffAppointmentList,
  act: async ({ orm, params: { companyCode, cabinetCode }, query, member, locale }) => {
    const now = Date.now()
    const { doctor, status, search } = query
    const narrowed = and(
      mayRead(member, cabinetCode),
      doctor === undefined ? undefined : eq(appointment.specialist, doctor),
      status === undefined ? undefined : eq(appointment.status, status),
      // Holds that are over are not there.
      or(isOccupying(now), sql`${appointment.status} not in ('hold', 'pending', 'confirmed', 'arrived')`),
    )
    if (search?.trim() && query.date_from === undefined) {
      const found = and(narrowed, isFound(search), isNotNull(appointment.code))
      const options = { limit: mostFound, isNewestFirst: true }
      return wholeList(await readStaffAppointments(orm, companyCode, found, options))
    }
    const { branches } = await readCompany(orm, companyCode)
    const branch = branches.find(({ code }) => code === cabinetCode) ?? branches[0]
    const zone = branch?.timezone ?? 'UTC'
    const first = query.date_from ?? calendarDate(new Date(now), zone)
    const last = query.date_to ?? first
    daysBetween(first, last, mostDays, locale)
    const days = and(
      narrowed,
      // Those of branches further east or west are compared by the dates of their own zones below.
      gte(appointment.startsAt, new Date(zonedInstant(first, '00:00', zone).getTime() - dayMs)),
      lt(appointment.startsAt, new Date(zonedInstant(addDays(last, 1), '00:00', zone).getTime() + dayMs)),
      sql`(${appointment.startsAt} at time zone ${appointment.timezone})::date between ${first}::date and ${last}::date`,
      search?.trim() ? isFound(search) : undefined,
    )
    return wholeList(await readStaffAppointments(orm, companyCode, days, { limit: mostRows }))
  },
})

/** The place and time of an appointment that the staff makes or moves. Throws 404, 422 for a time that cannot be meant. */
async function placeOf(
  orm: Orm,
  {
    company,
    cabinet,
    doctor,
    start,
    now,
  }: { company: string; cabinet: string; doctor: string; start: string; now: number },
) {
  const at = Date.parse(start)
  if (at < now - dayMs || at > now + 366 * dayMs)
    throw new ApiError('SLOT_INVALID', { data: { NEAREST: [] } })
  const { branches } = await readCompany(orm, company)
  const [card] = await orm
    .select({ code: specialist.code })
    .from(specialist)
    .where(and(eq(specialist.company, company), eq(specialist.code, doctor)))
  const hours = await readHours(orm, company, doctor)
  const code = cabinet === wholeCompany ? hours[0]?.cabinet : cabinet
  const branch =
    branches.find((one) => one.code === code) ?? (cabinet === wholeCompany ? branches[0] : undefined)
  if (!card || !branch) throw new ApiError('DOCTOR_GONE')
  return { at, branch, step: hours.find((one) => one.cabinet === branch.code)?.step ?? null }
}

/** Free slots near to what could not be had, where the company takes bookings. */
async function withNearest<T>(
  orm: Orm,
  { company, doctor, at, now }: { company: string; doctor: string; at: number; now: number },
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'SLOT_TAKEN') throw error
    const bookable = await readCompany(orm, company)
    const places = await readPlaces(orm, bookable, { doctor }, undefined)
    const NEAREST = await findNearest(orm, places, { company, now, at })
    throw new ApiError('SLOT_TAKEN', { data: { ...error.data, NEAREST }, cause: error })
  }
}

/** A contact that the patient has confirmed to the company before: only such are told (complaint 39). */
async function confirmedChannel(
  orm: Orm,
  { phone, email, phoneHash }: Pick<AppointmentRow, 'phone' | 'email' | 'phoneHash'>,
) {
  if (phoneHash === null) return null
  const [last] = await orm
    .select({ channel: appointment.channel, phone: appointment.phone, email: appointment.email })
    .from(appointment)
    .where(and(eq(appointment.phoneHash, phoneHash), isNotNull(appointment.channel)))
    .orderBy(desc(appointment.createdAt))
    .limit(1)
  const isSame = last?.channel === 'email' ? last.email === email : last?.phone === phone
  return last && isSame ? last.channel : null
}

/** PA11 */
export const makeAppointment = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/appointment',
  summary:
    'Makes an appointment, or notes that somebody came without one; 409 with everything that stands in the way, unless it is overbooked',
  access: { section, action: 'write' },
  limits: changeLimits,
  params: place,
  body: staffAppointmentBody,
  status: 201,
  answer: staffAppointment,
  act: async ({
    orm,
    params: { companyCode: company, cabinetCode: cabinet },
    body,
    member,
    locale,
    transaction,
  }) => {
    const now = Date.now()
    const doctor = body.DOCTOR_CODE
    checkDoctor(member, doctor)
    if (!body.WALK_IN && body.TEL === undefined) throw fieldFault(locale, { TEL: 'required' })
    const service = await readService(orm, company, body.SERVICE_CODE)
    const { at, branch, step } = await placeOf(orm, { company, cabinet, doctor, start: body.START, now })
    const minutes = body.DURATION ?? service?.duration ?? step ?? usualMinutes
    const patient = {
      lastName: body.LASTNAME,
      name: body.NAME,
      middleName: body.MIDDLENAME ?? null,
      phone: body.TEL ?? null,
      email: body.EMAIL ?? null,
      birthday: body.BIRTHDAY ?? null,
      visitFor: body.FOR,
    }
    const hashes = patientHashes(company, patient)
    const secret = await manageSecret(orm)
    const time = {
      startsAt: new Date(at),
      endsAt: new Date(at + minutes * 60_000),
      timezone: branch.timezone,
    }
    const made = await withNearest(orm, { company, doctor, at, now }, () =>
      transaction(async (inner) => {
        await lockBookings(inner, company)
        await endHolds(inner, company, now)
        const row = {
          ...patient,
          ...hashes,
          ...time,
          ...priceOf(service, doctor, branch.code),
          company,
          cabinet: branch.code,
          specialist: doctor,
          service: service?.code ?? null,
          code: newCode(),
          status: body.WALK_IN ? ('arrived' as const) : ('confirmed' as const),
          source: body.WALK_IN ? ('walk_in' as const) : ('staff' as const),
          isSamePatient: body.SAME_PATIENT,
          comment: body.COMMENT ?? null,
          locale: body.LOCALE,
          channel: await confirmedChannel(inner, { ...patient, ...hashes }),
          remindAt: body.WALK_IN ? null : remindAt(time.startsAt, time.timezone, now),
          updatedBy: member.account,
        }
        const write = () => putAppointment(inner, row, { isOver: body.OVERBOOK, now })
        const nothing = '00000000-0000-0000-0000-000000000000'
        const put = await (body.SAME_PATIENT
          ? write()
          : asPatientBusy(inner, hashes.patientHash, { id: nothing, ...time }, write))
        if (!body.WALK_IN) await tellPatient(inner, put, 'appointment-confirmed', secret)
        await tellChanged(inner, company)
        return put
      }),
    )
    return readStaffAppointment(orm, made)
  },
})

const one = place.extend({ code: z.string().regex(/^[0-9A-Za-z-]{1,20}$/) })

/** An appointment that a member may change, with those of its company locked. Throws 404, 403. */
async function lockOne(
  orm: Orm,
  { companyCode, cabinetCode, code }: z.infer<typeof one>,
  member: Membership,
) {
  await lockBookings(orm, companyCode)
  const [row] = await orm
    .select()
    .from(appointment)
    .where(
      and(
        eq(appointment.company, companyCode),
        eq(appointment.code, readCrockford(code)),
        inBranch(cabinetCode),
      ),
    )
  if (!row) throw new ApiError('NOT_FOUND')
  checkDoctor(member, row.specialist)
  return row
}

/** PA11 */
export const moveByStaff = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/move',
  summary: 'Moves an appointment in the calendar, also to another doctor; the patient is told',
  access: { section, action: 'write' },
  limits: changeLimits,
  params: one,
  body: staffMoveBody,
  answer: staffAppointment,
  act: async ({ orm, params, body, member, transaction }) => {
    const now = Date.now()
    const { companyCode: company } = params
    const secret = await manageSecret(orm)
    const before = await transaction((inner) => lockOne(inner, params, member))
    const doctor = body.DOCTOR_CODE ?? before.specialist
    checkDoctor(member, doctor)
    const { at, branch } = await placeOf(orm, {
      company,
      cabinet: before.cabinet,
      doctor,
      start: body.START,
      now,
    })
    const moved = await withNearest(orm, { company, doctor, at, now }, () =>
      transaction(async (inner) => {
        const old = await lockOne(inner, params, member)
        await endHolds(inner, company, now)
        const length = body.DURATION ? body.DURATION * 60_000 : old.endsAt.getTime() - old.startsAt.getTime()
        const take = () =>
          putAppointment(
            inner,
            {
              company,
              cabinet: branch.code,
              specialist: doctor,
              service: old.service,
              price: old.price,
              priceTo: old.priceTo,
              currency: old.currency,
              startsAt: new Date(at),
              endsAt: new Date(at + length),
              timezone: branch.timezone,
              status: 'hold',
              expiresAt: new Date(now + 60_000),
            },
            { isOver: body.OVERBOOK, now },
          )
        const options = { now, by: member.account, isSamePatient: body.SAME_PATIENT || old.isSamePatient }
        const row = await moveInto(inner, old, take, options)
        await tellPatient(inner, row, 'appointment-moved', secret)
        await tellWaiting(inner, old, now)
        await tellChanged(inner, company)
        return row
      }),
    )
    return readStaffAppointment(orm, moved)
  },
})

/** PA11 */
export const statusByStaff = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/status',
  summary: 'Confirms an appointment, says that the patient has come, was seen or did not come, or cancels it',
  access: { section, action: 'write' },
  limits: changeLimits,
  params: one,
  body: staffStatusBody,
  answer: staffAppointment,
  act: async ({ orm, params, body: { STATUS, REASON }, member, transaction }) => {
    const now = Date.now()
    const secret = await manageSecret(orm)
    const changed = await transaction(async (inner) => {
      const row = await lockOne(inner, params, member)
      // Nobody has missed what has not begun.
      if (STATUS === 'no_show' && row.startsAt.getTime() > now)
        throw new ApiError('STATUS_FINAL', { data: { STATUS: row.status } })
      const isCancelled = STATUS === 'cancelled_by_clinic'
      const done = await changeStatus(inner, row.id, STATUS, {
        ...(REASON !== undefined && { reason: REASON }),
        remindAt: STATUS === 'confirmed' ? remindAt(row.startsAt, row.timezone, now) : null,
        ...((isCancelled || STATUS === 'confirmed') && { sequence: row.sequence + 1 }),
        updatedBy: member.account,
      })
      if (STATUS === 'confirmed') await tellPatient(inner, done, 'appointment-confirmed', secret)
      if (isCancelled) {
        await tellPatient(inner, done, 'appointment-cancelled', secret)
        await tellWaiting(inner, done, now)
      }
      return done
    })
    return readStaffAppointment(orm, changed)
  },
})
