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

/** The statuses that may follow a status (S-APPT); a status without any is final. */
export const nextStatuses: Readonly<Record<AppointmentStatus, readonly AppointmentStatus[]>> = {
  hold: ['pending', 'confirmed'],
  pending: ['confirmed', 'cancelled_by_patient', 'cancelled_by_clinic', 'moved'],
  confirmed: ['arrived', 'no_show', 'cancelled_by_patient', 'cancelled_by_clinic', 'moved'],
  arrived: ['completed'],
  completed: [],
  no_show: [],
  cancelled_by_patient: [],
  cancelled_by_clinic: [],
  moved: [],
}

/** Statuses that the staff of a clinic gives (PA11); the others follow from a booking, a move or a patient's cancellation. */
export const staffStatuses = [
  'confirmed',
  'arrived',
  'completed',
  'no_show',
  'cancelled_by_clinic',
] as const satisfies AppointmentStatus[]

/** Statuses with an arrow to one, for an update that finds only them. */
export const statusesBefore = (next: AppointmentStatus): AppointmentStatus[] =>
  appointmentStatuses.filter((status) => nextStatuses[status].includes(next))

/**
 * Statuses set at the clinic, with the one to which each is taken back within a minute (S-APPT); a status that was sent to the patient is
 * not taken back.
 */
const takenBackTo: Readonly<Partial<Record<AppointmentStatus, AppointmentStatus>>> = {
  arrived: 'confirmed',
  completed: 'arrived',
  no_show: 'confirmed',
}

/** Whether somebody who came without an appointment was noted, and nothing has happened since. */
const isJustNoted = (status: AppointmentStatus, source: string): boolean =>
  status === 'arrived' && source === 'walk_in'

/** To which status an appointment is taken back; a patient without an appointment who was noted by mistake never had another one. */
export const takenBack = (one: {
  status: AppointmentStatus
  source: string
}): AppointmentStatus | undefined =>
  isJustNoted(one.status, one.source) ? 'cancelled_by_clinic' : takenBackTo[one.status]

/** Statuses to which others are taken back. */
export const beforeTakenBack = [...new Set(Object.values(takenBackTo))]

/** Statuses in which an appointment can be corrected: a cancelled or moved one stays as it was. */
export const correctableStatuses = [
  'pending',
  'confirmed',
  'arrived',
  'completed',
  'no_show',
] as const satisfies AppointmentStatus[]
