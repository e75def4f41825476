import { eq } from 'drizzle-orm'
import { staffAppointment } from '../../../schemas/api/staff-appointment.ts'
import { appointmentCase, takeBackOf } from '../../../schemas/booking/appointment.case.ts'
import { takeBackMs } from '../../../schemas/booking/appointment-change.ts'
import { occupyingStatuses } from '../../../schemas/booking/appointment-status.ts'
import { appointment } from '../../database/tables/index.ts'
import { changeLimits } from '../../kit/area/calls/change-limits.ts'
import { stateChanged } from '../../kit/cases/move-case.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { appointments } from '../appointments/appointments.case.ts'
import { changeStatus } from '../appointments/change-status.ts'
import { givenAt } from '../appointments/given-at.ts'
import { lockOne, one } from '../appointments/lock-one.ts'
import { asPatientBusy } from '../appointments/patient-busy.ts'
import { checkTime } from '../appointments/put-appointment.ts'
import { readStaffAppointment } from '../appointments/staff-answer.ts'
import { withdrawInvitation } from '../letters/invite-review.ts'
import { remindAt } from '../letters/remind-at.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { takeBackVisit } from '../visits/visit-moves.ts'

/** Throws 409 if the staff has not given an appointment its status within the last minute. */
async function checkRecent(orm: Orm, { id }: AppointmentRow, now: number): Promise<void> {
  const [given] = await orm.select({ at: givenAt }).from(appointment).where(eq(appointment.id, id))
  if (!given?.at || now - Date.parse(given.at) > takeBackMs) throw new ApiError('TAKE_BACK_OVER')
}

/** PA11, S-APPT */
export const takeBack = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/take_back',
  summary:
    'Takes back, within a minute, that the patient has come, was seen or did not come; a patient without an appointment is cancelled. 409 afterwards, or if its time is taken by now',
  access: { section: 'doctor-appointment', action: 'write' },
  limits: changeLimits,
  params: one,
  answer: staffAppointment,
  act: async ({ orm, params, member, transaction }) => {
    const now = Date.now()
    const changed = await transaction(async (inner) => {
      const row = await lockOne(inner, params, member)
      const arrow = takeBackOf(row)
      if (!arrow) throw await stateChanged(inner, appointments, row.id)
      const { to } = appointmentCase.arrows[arrow]
      await checkRecent(inner, row, now)
      // The hours of the branch do not matter, it had its time before; but another patient may have been booked into it since.
      const way = { isOver: row.isOverbook, now, member, isWithinHours: false }
      if (occupyingStatuses.some((one) => one === to)) await checkTime(inner, row, way)
      const write = () =>
        changeStatus(inner, row.id, arrow, member, {
          ...(row.status === 'completed' ? { endedAt: null } : { arrivedAt: null, beganAt: null }),
          remindAt: to === 'confirmed' ? remindAt(row.startsAt, row.timezone, now) : null,
        })
      const done = await (row.isSamePatient ? write() : asPatientBusy(inner, row.patientHash, row, write))
      await takeBackVisit(inner, row, member.account)
      if (row.status === 'completed') await withdrawInvitation(inner, row)
      return done
    })
    return readStaffAppointment(orm, changed)
  },
})
