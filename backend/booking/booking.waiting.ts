import { and, eq, gt, sql } from 'drizzle-orm'
import { appointment } from '../database/tables/index.ts'
import type { StaffWaiting } from '../kit/live/staff-waiting.ts'
import { ownAppointments } from './appointments/own-appointments.ts'

/** Bookings that the clinic has not confirmed. */
export const waiting: readonly StaffWaiting[] = [
  {
    kind: 'bookings',
    rank: 10,
    section: 'doctor-appointment',
    rows: (asking) => ({
      table: appointment,
      since: appointment.createdAt,
      where: and(
        ownAppointments(asking),
        eq(appointment.status, 'pending'),
        gt(appointment.endsAt, sql`now()`),
      ),
      at: { cabinet: appointment.cabinet, startsAt: appointment.startsAt, timezone: appointment.timezone },
    }),
  },
]

declare module '../../schemas/api/today.ts' {
  interface WaitingKinds {
    bookings: true
  }
}
