// The exports of this subject for other subjects.
export { inBranch } from './appointments/in-branch.ts'
export { ownAppointments } from './appointments/own-appointments.ts'
export { managePath, manageSecret } from './letters/manage-token.ts'
export { visitWords } from './letters/notify-patient.ts'
export { hasBookings } from './slots/has-bookings.ts'
export { markDue, nextFreeChannel } from './slots/mark-due.ts'
export {
  type FreeTimes,
  keyOf,
  type Nearest,
  nearestOfCompany,
  nearestOfDoctors,
} from './slots/nearest-of-doctors.ts'
export { knownSlots, nextFreeAnswer } from './slots/next-free-answer.ts'
export { bookingChannel } from './slots/signal-changed.ts'
