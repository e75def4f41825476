import { staffAppointment, staffAppointmentBody } from '../../../schemas/api/staff-appointment.ts'
import { checkDoctor } from '../../kit/access/own-doctor.ts'
import { changeLimits } from '../../kit/area/calls/change-limits.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import { place } from '../../kit/company/place.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { cardOf, noteAttaching, readPatient } from '../../patients/index.ts'
import { newCode } from '../appointments/book.ts'
import { confirmedChannel } from '../appointments/confirmed-channel.ts'
import { patientHashes } from '../appointments/hashes.ts'
import { isWalkInTime } from '../appointments/is-timely.ts'
import { asPatientBusy } from '../appointments/patient-busy.ts'
import { putAppointment } from '../appointments/put-appointment.ts'
import { readStaffAppointment } from '../appointments/staff-answer.ts'
import { placeOf, withNearest } from '../appointments/staff-place.ts'
import { manageSecret } from '../letters/manage-token.ts'
import { notifyPatient } from '../letters/notify-patient.ts'
import { remindAt } from '../letters/remind-at.ts'
import { endHolds } from '../slots/end-holds.ts'
import { priceOfVisit, readService } from '../slots/read-places.ts'
import { signalChanged } from '../slots/signal-changed.ts'
import { beginVisit } from '../visits/visit-moves.ts'

const section = 'doctor-appointment' as const
/** Minutes of a visit of a doctor without a step, and without a service that says how long it takes. */
const usualMinutes = 30

/** PA11 */
export const makeAppointment = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/appointment',
  summary:
    'Makes an appointment, or notes that somebody came without one; 409 with everything that stands in the way, also that the branch is closed, unless it is overbooked',
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
    const service = await readService(orm, company, body.SERVICE_CODE)
    const { at, branch, step } = await placeOf(orm, {
      company,
      cabinet,
      doctor,
      start: body.START,
      now,
      member,
    })
    const minutes = body.DURATION ?? service?.duration ?? step ?? usualMinutes
    const time = {
      startsAt: new Date(at),
      endsAt: new Date(at + minutes * 60_000),
      timezone: branch.timezone,
    }
    if (body.WALK_IN && !isWalkInTime(time, now)) throw fieldFault(locale, { START: 'walkInTime' })
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
    const wanted = { company, cabinet: branch.code, doctor, at, minutes, now }
    const made = await withNearest(orm, wanted, () =>
      transaction(async (inner) => {
        await lockCompany(inner, company)
        await endHolds(inner, company, now)
        const card = body.PATIENT_CODE
          ? (await readPatient(inner, { company, id: body.PATIENT_CODE, member })).id
          : await cardOf(inner, {
              ...patient,
              company,
              locale: body.LOCALE,
              account: null,
              isOwnAccount: body.FOR === 'self',
              isSure: true,
              by: member.account,
            })
        await noteAttaching(inner, { company, patient: card, member })
        const row = {
          ...patient,
          ...hashes,
          ...time,
          ...priceOfVisit(service, { doctor, branch: branch.code, timezone: branch.timezone }, at),
          company,
          cabinet: branch.code,
          specialist: doctor,
          service: service?.code ?? null,
          code: newCode(),
          status: body.WALK_IN ? ('arrived' as const) : ('confirmed' as const),
          patient: card,
          source: body.WALK_IN ? ('walk_in' as const) : ('staff' as const),
          ...(body.WALK_IN && { arrivedAt: new Date(now) }),
          isSamePatient: body.SAME_PATIENT,
          comment: body.COMMENT ?? null,
          locale: body.LOCALE,
          channel: await confirmedChannel(inner, { ...patient, ...hashes }),
          remindAt: body.WALK_IN ? null : remindAt(time.startsAt, time.timezone, now),
          updatedBy: member.account,
        }
        // A patient who has come can be booked whatever the hours are.
        const way = { isOver: body.OVERBOOK, now, member, isWithinHours: !body.WALK_IN }
        const write = () => putAppointment(inner, row, way)
        const nothing = '00000000-0000-0000-0000-000000000000'
        const put = await (body.SAME_PATIENT
          ? write()
          : asPatientBusy(inner, hashes.patientHash, { id: nothing, ...time }, write))
        if (body.WALK_IN) await beginVisit(inner, put, member.account)
        if (!body.WALK_IN) await notifyPatient(inner, put, 'appointment-confirmed', secret)
        await signalChanged(inner, company)
        return put
      }),
    )
    return readStaffAppointment(orm, made)
  },
})
