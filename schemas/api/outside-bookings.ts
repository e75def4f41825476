import '../core/jitless.ts'
import { z } from 'zod'
import { appointmentConflict } from './staff-appointment.ts'

/** The most bookings that are named; `TOTAL` counts all. */
export const mostOutside = 100

/** PA12: bookings to come that no hours cover any more, of a branch, of a doctor, or of the whole company, by time. */
export const outsideBookings = z
  .object({
    TOTAL: z.int(),
    data: z.array(
      appointmentConflict.extend({
        /** In the zone of the branch. */
        DATE: z.string(),
        COMPANY_CABINET_CODE: z.string(),
        SPECIALIST_CODE: z.string(),
        /** The name of the doctor, unless the bookings of one are asked for; null too if the card is gone. */
        DOCTOR: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'OutsideBookings' })
export type OutsideBookings = z.infer<typeof outsideBookings>
