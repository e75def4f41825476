import definition from '../../schemas/booking/appointment.webhook.ts'
import { appointmentStatuses } from '../../schemas/booking/appointment-status.ts'
import { appointment } from '../database/tables/index.ts'
import { defineNoted } from '../kit/webhooks/define-noted.ts'

const { status } = appointment

export const noted = defineNoted({
  definition,
  table: appointment,
  code: appointment.code,
  isThere: { column: status, in: appointmentStatuses.filter((one) => one !== 'hold') },
  begins: 'created',
  becomes: {
    cancelled: { column: status, in: ['cancelled_by_patient', 'cancelled_by_clinic'] },
    moved: { column: status, in: ['moved'] },
  },
  changes: {
    step: 'changed',
    columns: [
      status,
      appointment.cabinet,
      appointment.specialist,
      appointment.service,
      appointment.startsAt,
      appointment.endsAt,
      appointment.patient,
      appointment.lastName,
      appointment.name,
      appointment.middleName,
      appointment.phone,
      appointment.email,
      appointment.birthday,
      appointment.visitFor,
      appointment.contactName,
      appointment.comment,
      appointment.attendsAt,
    ],
  },
})
