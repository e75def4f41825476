import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { staffAppointment, staffCorrectionBody } from '../../../schemas/api/staff-appointment.ts'
import { correctableStatuses, occupyingStatuses } from '../../../schemas/booking/appointment-status.ts'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { fullName } from '../../../schemas/formats/name.ts'
import { wallClock } from '../../../schemas/formats/zone.ts'
import { isSameName } from '../../../schemas/patients/same-name.ts'
import { appointment, service } from '../../database/tables/index.ts'
import { changeLimits } from '../../kit/area/calls/change-limits.ts'
import { stateChanged } from '../../kit/cases/move-case.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { cardOfCorrected, noteAttaching } from '../../patients/index.ts'
import { instant } from '../../shared/answers/instant.ts'
import { appointments } from '../appointments/appointments.case.ts'
import { confirmedChannel } from '../appointments/confirmed-channel.ts'
import { patientHashes } from '../appointments/hashes.ts'
import { lockOne, one } from '../appointments/lock-one.ts'
import { noteChanges } from '../appointments/note-changes.ts'
import { asPatientBusy } from '../appointments/patient-busy.ts'
import { checkTime } from '../appointments/put-appointment.ts'
import { readStaffAppointment } from '../appointments/staff-answer.ts'
import { manageSecret } from '../letters/manage-token.ts'
import { notifyPatient } from '../letters/notify-patient.ts'
import { endHolds } from '../slots/end-holds.ts'
import { priceOfVisit, readService } from '../slots/read-places.ts'
import { signalChanged } from '../slots/signal-changed.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { moveRecord } from '../visits/visit-record.ts'

type Body = z.output<typeof staffCorrectionBody>

const isOneOf = (statuses: readonly string[], { status }: AppointmentRow) => statuses.includes(status)

const minutesOf = ({ startsAt, endsAt }: Pick<AppointmentRow, 'startsAt' | 'endsAt'>): number =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000

/** The names of a service of a company; null if it is gone, or there is none. */
async function namesOf(orm: Orm, company: string, code: string | null) {
  if (code === null) return null
  const [row] = await orm
    .select({ name: service.name })
    .from(service)
    .where(and(eq(service.company, company), eq(service.code, code)))
  return row?.name ?? null
}

/** The patient's name after a correction: the parts of a name are sent together. */
const namedBy = (body: Body, { lastName, name, middleName }: AppointmentRow) =>
  body.LASTNAME === undefined
    ? { lastName, name, middleName }
    : { lastName: body.LASTNAME, name: body.NAME ?? name, middleName: body.MIDDLENAME ?? null }

const wholeName = ({ lastName, name, middleName }: ReturnType<typeof namedBy>): string =>
  fullName({ lastname: lastName, name, middlename: middleName })

/** The columns that a correction changes. Throws 404 for a service that is not offered. */
async function correctedOf(orm: Orm, row: AppointmentRow, body: Body): Promise<Partial<AppointmentRow>> {
  const phone = body.TEL ?? null
  const code = body.SERVICE_CODE ?? null
  const comment = body.COMMENT ?? null
  const named = namedBy(body, row)
  const isRenamed = wholeName(named) !== wholeName(row)
  return {
    ...(isRenamed && named),
    ...(phone !== row.phone && { phone }),
    ...((isRenamed || phone !== row.phone) && patientHashes(row.company, { ...row, ...named, phone })),
    ...(code !== row.service && {
      service: code,
      ...priceOfVisit(
        await readService(orm, row.company, body.SERVICE_CODE),
        { doctor: row.specialist, branch: row.cabinet, timezone: row.timezone },
        row.startsAt.getTime(),
      ),
    }),
    ...(body.DURATION !== minutesOf(row) && {
      endsAt: new Date(row.startsAt.getTime() + body.DURATION * 60_000),
    }),
    ...(comment !== row.comment && { comment }),
  }
}

/** Whose card it is after a correction: the account that has booked is not that of another person whom the visit is for after all. */
const accountOf = (old: AppointmentRow, row: AppointmentRow) =>
  isSameName(old, row)
    ? { account: row.account, isOwnAccount: row.visitFor === 'self' }
    : { account: null, isOwnAccount: false }

/** PA11 */
export const correctByStaff = defineCall({
  method: 'put',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}',
  summary:
    'Corrects the name of the patient, the phone, service, length and comment of an appointment, and keeps what was before; the patient is told of what matters to them',
  access: { section: 'doctor-appointment', action: 'write' },
  limits: changeLimits,
  params: one,
  body: staffCorrectionBody,
  answer: staffAppointment,
  act: async ({ orm, params, body, member, locale, transaction }) => {
    const now = Date.now()
    const { companyCode: company } = params
    const secret = await manageSecret(orm)
    const corrected = await transaction(async (inner) => {
      const old = await lockOne(inner, params, member)
      if (!isOneOf(correctableStatuses, old)) throw await stateChanged(inner, appointments, old.id)
      if (instant(old.updatedAt) !== body.UPDATED_AT) throw new ApiError('APPOINTMENT_CHANGED')
      if (old.phone !== null && body.TEL === undefined) throw fieldFault(locale, { TEL: 'required' })
      await endHolds(inner, company, now)
      const set = await correctedOf(inner, old, body)
      if (Object.keys(set).length === 0) return old
      const row = { ...old, ...set }
      if (set.phone !== undefined || set.lastName !== undefined) {
        set.patient = await cardOfCorrected(inner, old, {
          ...row,
          ...accountOf(old, row),
          isSure: true,
          by: member.account,
        })
        await noteAttaching(inner, { company, patient: set.patient, member })
      }
      const isLonger = row.endsAt > old.endsAt
      const keepsTime = isOneOf(occupyingStatuses, old)
      const isMeant = old.isSamePatient || body.SAME_PATIENT
      const { isOverbook } =
        isLonger && keepsTime
          ? await checkTime(inner, row, { isOver: body.OVERBOOK, now, member, isWithinHours: true })
          : { isOverbook: false }
      const isToCome = old.startsAt.getTime() > now && isOneOf(['pending', 'confirmed'], old)
      const isNews = isToCome && (set.service !== undefined || set.endsAt !== undefined)
      const write = async () =>
        inner
          .update(appointment)
          .set({
            ...set,
            isOverbook: old.isOverbook || isOverbook,
            isSamePatient: isMeant,
            // The contact that was confirmed is another one now.
            ...(set.phone !== undefined &&
              old.channel !== 'email' && { channel: await confirmedChannel(inner, row) }),
            ...(isNews && { sequence: old.sequence + 1 }),
            updatedAt: new Date(now),
            updatedBy: member.account,
          })
          .where(eq(appointment.id, old.id))
          .returning()
      const mayBeBusy = keepsTime && (isLonger || set.phone !== undefined || set.lastName !== undefined)
      const [done] = await (mayBeBusy && !isMeant
        ? asPatientBusy(inner, row.patientHash, row, write)
        : write())
      if (!done) throw new ApiError('NOT_FOUND')
      if (done.patient !== old.patient) await moveRecord(inner, done)
      const named = await namesOf(inner, company, done.service)
      await noteChanges(
        inner,
        { id: old.id, by: member.account, now },
        {
          ...(set.lastName !== undefined && { patient: [wholeName(old), wholeName(done)] }),
          ...(set.phone !== undefined && { phone: [old.phone, done.phone] }),
          ...(set.service !== undefined && { service: [await namesOf(inner, company, old.service), named] }),
          ...(set.endsAt && { minutes: [String(minutesOf(old)), String(minutesOf(done))] }),
          ...(set.comment !== undefined && { comment: [old.comment, done.comment] }),
        },
      )
      if (isNews)
        await notifyPatient(inner, done, 'appointment-corrected', secret, {
          SERVICE: pickLocalized(named ?? undefined, done.locale)?.value,
          UNTIL: timeLabel(wallClock(done.endsAt, done.timezone).minute),
        })
      await signalChanged(inner, company)
      return done
    })
    return readStaffAppointment(orm, corrected)
  },
})
