import '../core/jitless.ts'
import { z } from 'zod'
import { confirmModes } from '../booking/booking-rules.ts'
import { speciality } from './company.ts'
import { localized, localizedOptional } from './localized-fields.ts'
import { specialist } from './people.ts'
import { promotedVisit } from './promoted-visit.ts'

/** Rules of a branch for bookings online (C-25). */
export const bookingRules = z.object({
  /** Until how many hours before a visit a patient may cancel or move it by the link. */
  CANCEL_BEFORE_HOURS: z.int(),
  /** How many days ahead there are slots. */
  HORIZON_DAYS: z.int(),
  /** How many minutes before its beginning a slot can still be booked. */
  LEAD_MINUTES: z.int(),
  /** `manual`: online bookings wait for the clinic. */
  CONFIRM: z.enum(confirmModes),
  /** The contacts that can confirm a booking. */
  CHANNELS: z.array(z.enum(['email', 'phone'])),
})

/** A branch that takes bookings online. */
const bookingCabinet = z.object({
  COMPANY_CABINET_CODE: z.string(),
  ...localized('NAME'),
  ...localizedOptional('ADDRESS'),
  PHONES: z.array(z.string()),
  /** IANA zone; all times of day of the branch are in it. */
  TIMEZONE: z.string(),
  RULES: bookingRules,
})

/** What a service costs today in a branch with a doctor; null is any without a price of their own. */
const bookingPrice = z.object({
  COMPANY_CABINET_CODE: z.string(),
  SPECIALIST_CODE: z.string().nullable(),
  PRICE: z.number().nullable(),
  PRICE_TO: z.number().nullable(),
  PROMOTION: promotedVisit,
})

/** A service that can be booked. */
const bookingService = z.object({
  SERVICE_CODE: z.string(),
  ...localized('NAME'),
  ...localized('GROUP'),
  /** Minutes; null is one step of the doctor’s schedule. */
  DURATION: z.int().nullable(),
  /** The usual price of the price list. */
  PRICE: z.number().nullable(),
  PRICE_TO: z.number().nullable(),
  /** The prices of today, where branches, doctors or a promotion make others; other backends may not know them. */
  PRICES: z.array(bookingPrice).optional(),
  /** The price of a repeat visit; other backends may not know it. */
  PRICE_REPEAT: z.number().nullable().optional(),
  CURRENCY: z.string(),
  /** Codes of the doctors who offer it; empty if all do. */
  SPECIALISTS: z.array(z.string()),
})

/**
 * PA1: the branches, doctors and services of a company that can be booked. `MODE`: with schedules there are `slots`, without any a
 * `request` is left; the call is 404 where online entry is off. Lists of a company without schedules name all its doctors and branches.
 */
export const bookingCompany = z
  .object({
    COMPANY_CODE: z.string(),
    MODE: z.enum(['slots', 'request']),
    /** The country of phone numbers without a calling code: the COUNTRY of PA6 and PA7. */
    COUNTRY: z.string(),
    CABINETS: z.array(bookingCabinet),
    SPECIALITIES: z.array(speciality),
    SERVICES: z.array(bookingService),
    /** The rules of the first branch (B-35); each branch has its own. */
    RULES: bookingRules,
    /** Messages can go by WhatsApp to who agrees (`WHATSAPP` of PA7); other backends may not know it. */
    WHATSAPP: z.boolean().optional(),
  })
  .meta({ id: 'BookingCompany' })

/** A free slot. */
export const slot = z.object({
  /** Instant in UTC, `2026-11-30T04:00:00Z`, for PA4. */
  START: z.string(),
  END: z.string(),
  /** Time of day in the zone of the branch, `09:00`: shown as it is, whatever the zone of the reader. */
  LABEL: z.string(),
  /** In units of CURRENCY; null is "on request", or without a service. */
  PRICE: z.number().nullable(),
  PRICE_TO: z.number().nullable(),
})
export type Slot = z.infer<typeof slot>

/** A free slot with its date in the zone of the branch, its doctor and branch. */
export const datedSlot = slot.extend({
  DATE: z.string(),
  COMPANY_CABINET_CODE: z.string(),
  SPECIALIST_CODE: z.string(),
})
export type DatedSlot = z.infer<typeof datedSlot>

/** The next free slot of a doctor; in a list of doctors with those after it that are known, the earliest first. */
export const nextFreeSlot = datedSlot.extend({ LATER: z.array(datedSlot).optional() })

/** PA2: a doctor who takes bookings, with the next free slot within the horizon; null if there is none. */
const bookingSpecialist = specialist.extend({
  /** Branches with a schedule for bookings. */
  CABINETS: z.array(z.string()),
  NEAREST_SLOT: datedSlot.nullable(),
  /** The next free slots in each branch that has any, three of each, the earliest first. */
  NEAREST_SLOTS: z.array(datedSlot),
})
export const bookingSpecialistList = z.object({
  data: z.array(bookingSpecialist),
  meta: z.object({ page: z.int(), pages: z.int(), total: z.int() }),
})
export type BookingSpecialist = z.infer<typeof bookingSpecialist>

/** PA3: free slots by day, days without any included; the answer is never cached. */
export const bookingSlots = z
  .object({
    TIMEZONE: z.string(),
    CURRENCY: z.string().nullable(),
    DAYS: z.array(
      z.object({
        DATE: z.string(),
        SLOTS: z.array(slot),
        /** None of the wanted doctors sees patients that day; another day without slots is full, or too near or too far. */
        IS_CLOSED: z.boolean().optional(),
      }),
    ),
    /** The first date with a free slot on or after `date_from`, beyond `date_to` too; null if there is none within the horizon. */
    NEXT_AVAILABLE_DATE: z.string().nullable(),
  })
  .meta({ id: 'BookingSlots' })
export type BookingSlots = z.infer<typeof bookingSlots>
