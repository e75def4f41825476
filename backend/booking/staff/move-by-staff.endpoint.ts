import { staffAppointment, staffMoveBody } from '../../../schemas/api/staff-appointment.ts'
import { checkDoctor } from '../../kit/access/own-doctor.ts'
import { changeLimits } from '../../kit/area/calls/change-limits.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { lockOne, one } from '../appointments/lock-one.ts'
import { moveInto } from '../appointments/move-appointment.ts'
import { putAppointment } from '../appointments/put-appointment.ts'
import { readStaffAppointment } from '../appointments/staff-answer.ts'
import { placeOf, withNearest } from '../appointments/staff-place.ts'
import { manageSecret } from '../letters/manage-token.ts'
import { notifyPatient } from '../letters/notify-patient.ts'
import { endHolds } from '../slots/end-holds.ts'
import { signalChanged } from '../slots/signal-changed.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { notifyWaiting } from '../waiting/notify-waiting.ts'

const section = 'doctor-appointment' as const

const minutesOf = ({ startsAt, endsAt }: Pick<AppointmentRow, 'startsAt' | 'endsAt'>): number =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000

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
      member,
    })
    const minutes = body.DURATION ?? minutesOf(before)
    const moved = await withNearest(orm, { company, cabinet: branch.code, doctor, at, minutes, now }, () =>
      transaction(async (inner) => {
        const old = await lockOne(inner, params, member)
        await endHolds(inner, company, now)
        const length = (body.DURATION ?? minutesOf(old)) * 60_000
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
              promotion: old.promotion,
              priceBefore: old.priceBefore,
              promotedUntil: old.promotedUntil,
              startsAt: new Date(at),
              endsAt: new Date(at + length),
              timezone: branch.timezone,
              status: 'hold',
              expiresAt: new Date(now + 60_000),
            },
            { isOver: body.OVERBOOK, now, member, isWithinHours: true },
          )
        const options = { now, member, isSamePatient: body.SAME_PATIENT || old.isSamePatient }
        const row = await moveInto(inner, old, take, options)
        await notifyPatient(inner, row, 'appointment-moved', secret)
        await notifyWaiting(inner, old, { now, secret })
        await signalChanged(inner, company)
        return row
      }),
    )
    return readStaffAppointment(orm, moved)
  },
})
