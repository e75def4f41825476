import { z } from 'zod'
import { visitFor } from '../../../schemas/api/appointment.ts'
import { appointmentStatuses } from '../../../schemas/booking/appointment-status.ts'
import { instant } from '../../parts/instant.ts'
import { calendarDate, code, flag, integer, line, localized, optional, phone, timezone } from './parts.ts'

/** A booked visit (PA8); without a time, a company or a doctor it is none. */
export const rawVisit = z.object({
  APPOINTMENT_CODE: code,
  PATIENT: optional(line()),
  FOR: optional(z.enum(visitFor)),
  STATUS: z.enum(appointmentStatuses),
  IS_PAST: optional(flag),
  DATE: calendarDate,
  LABEL: z.string().regex(/^\d\d:\d\d$/),
  TIMEZONE: timezone,
  COMPANY_CODE: code,
  ...localized('COMPANY_NAME', line()),
  COMPANY_CABINET_CODE: code,
  ...localized('CABINET_NAME', line()),
  SERVICE_CODE: optional(code),
  ...localized('ADDRESS', line(300)),
  PHONES: optional(z.array(phone)),
  SPECIALIST_CODE: code,
  ...localized('LASTNAME', line()),
  ...localized('NAME', line()),
  ...localized('MIDDLENAME', line()),
  CAN_CANCEL: optional(flag),
  CAN_MOVE: optional(flag),
  IS_TOO_LATE: optional(flag),
  CANCEL_BEFORE_HOURS: optional(integer.pipe(z.int().min(0))),
})
export type RawVisit = z.output<typeof rawVisit>

/** The free times of some days (PA3). */
export const rawSlots = z.object({
  DAYS: z.array(
    z.object({
      DATE: calendarDate,
      SLOTS: z.array(z.object({ START: instant, LABEL: z.string().regex(/^\d\d:\d\d$/) })),
    }),
  ),
})
