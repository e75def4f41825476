import { staffAppointment, staffStatusBody } from '../../../schemas/api/staff-appointment.ts'
import { mayGo, staffArrows } from '../../../schemas/booking/appointment.case.ts'
import { staffStatuses } from '../../../schemas/booking/appointment-status.ts'
import { changeLimits } from '../../kit/area/calls/change-limits.ts'
import { stateChanged } from '../../kit/cases/move-case.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { instant } from '../../shared/answers/instant.ts'
import { appointments } from '../appointments/appointments.case.ts'
import { changeStatus } from '../appointments/change-status.ts'
import { isTimely } from '../appointments/is-timely.ts'
import { lockOne, one } from '../appointments/lock-one.ts'
import { readStaffAppointment } from '../appointments/staff-answer.ts'
import { inviteReview } from '../letters/invite-review.ts'
import { manageSecret } from '../letters/manage-token.ts'
import { notifyPatient } from '../letters/notify-patient.ts'
import { remindAt } from '../letters/remind-at.ts'
import { beginVisit, endVisit } from '../visits/visit-moves.ts'
import { notifyWaiting } from '../waiting/notify-waiting.ts'

const section = 'doctor-appointment' as const

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
  act: async ({ orm, params, body: { STATUS: given, REASON }, member, transaction }) => {
    const now = Date.now()
    const secret = await manageSecret(orm)
    const changed = await transaction(async (inner) => {
      const row = await lockOne(inner, params, member)
      const STATUS = staffStatuses.find((one) => one === given)
      // The others are a patient's, or follow from a booking and a move.
      if (!STATUS) throw await stateChanged(inner, appointments, row.id)
      const arrow = staffArrows[STATUS]
      if (mayGo(arrow, row.status) && !isTimely(STATUS, row, now))
        throw new ApiError('TOO_EARLY', { data: { START: instant(row.startsAt) } })
      const isCancelled = STATUS === 'cancelled_by_clinic'
      const done = await changeStatus(inner, row.id, arrow, member, {
        ...(REASON !== undefined && { reason: REASON }),
        remindAt: STATUS === 'confirmed' ? remindAt(row.startsAt, row.timezone, now) : null,
        ...(STATUS === 'arrived' && { arrivedAt: new Date(now) }),
        ...(STATUS === 'completed' && { endedAt: new Date(now) }),
        ...((isCancelled || STATUS === 'confirmed') && { sequence: row.sequence + 1 }),
      })
      if (STATUS === 'confirmed') await notifyPatient(inner, done, 'appointment-confirmed', secret)
      if (STATUS === 'arrived') await beginVisit(inner, done, member.account)
      if (STATUS === 'completed') {
        await endVisit(inner, done)
        await inviteReview(inner, done, new Date(now))
      }
      if (isCancelled) {
        await notifyPatient(inner, done, 'appointment-cancelled', secret)
        await notifyWaiting(inner, done, { now, secret })
      }
      return done
    })
    return readStaffAppointment(orm, changed)
  },
})
