/**
 * S-APPT. A hold is a slot for which a visitor fills in the form; one that ends or is given up is deleted. `pending` waits for the clinic,
 * `moved` has been replaced by another appointment.
 */
export const appointmentStatuses = [
  'hold',
  'pending',
  'confirmed',
  'arrived',
  'completed',
  'no_show',
  'cancelled_by_patient',
  'cancelled_by_clinic',
  'moved',
] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** Statuses in which an appointment keeps its time from others (S-APPT). */
export const occupyingStatuses = [
  'hold',
  'pending',
  'confirmed',
  'arrived',
] as const satisfies AppointmentStatus[]

/** Statuses that the staff of a clinic gives (PA11); the others follow from a booking, a move or a patient's cancellation. */
export const staffStatuses = [
  'confirmed',
  'arrived',
  'completed',
  'no_show',
  'cancelled_by_clinic',
] as const satisfies AppointmentStatus[]
export type StaffStatus = (typeof staffStatuses)[number]

/** Statuses in which an appointment can be corrected: a cancelled or moved one stays as it was. */
export const correctableStatuses = [
  'pending',
  'confirmed',
  'arrived',
  'completed',
  'no_show',
] as const satisfies AppointmentStatus[]
