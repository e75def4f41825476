import { staffAppointment } from '../../../schemas/api/staff-appointment.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { findOne, one } from '../appointments/lock-one.ts'
import { readStaffAppointment } from '../appointments/staff-answer.ts'

/** An appointment by its code, as a message of a webhook names it. */
export const oneAppointment = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}',
  summary: 'One appointment by its code; a doctor sees their own',
  access: { section: 'doctor-appointment', action: 'read' },
  params: one,
  answer: staffAppointment,
  act: async ({ orm, params, member }) => readStaffAppointment(orm, await findOne(orm, params, member)),
})
