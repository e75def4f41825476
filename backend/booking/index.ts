// The exports of this subject for other subjects.
export { newCode } from './appointments/book.ts'
export { patientHashes } from './appointments/hashes.ts'
export { inBranch } from './appointments/in-branch.ts'
export { onDays } from './appointments/on-days.ts'
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
export { readCompany } from './slots/read-bookable.ts'
export { type BookablePlace, priceOf, readPlaces, readService } from './slots/read-places.ts'
export { bookingChannel, signalChanged } from './slots/signal-changed.ts'
export type { AppointmentRow } from './slots/take-slot.ts'
export { pricedServices } from './visits/lines.ts'
export { payments } from './visits/payments.ledger.ts'
export { readDayClose } from './visits/read-day-close.ts'
export { beginVisit, endVisit } from './visits/visit-moves.ts'
