import '../core/jitless.ts'
import { z } from 'zod'
import { appointmentStatuses } from '../booking/appointment-status.ts'
import { foundFacts } from '../directory/found-facts.ts'

const instant = z.iso.datetime({ offset: true })

/** A visit of the day, by the clock of its branch. */
const visit = z.object({
  APPOINTMENT_CODE: z.string(),
  STATUS: z.enum(appointmentStatuses),
  BEGAN_AT: instant.nullable(),
  START: instant,
  LABEL: z.string(),
  PATIENT: z.string(),
  /** Null if the card of the doctor is gone. */
  DOCTOR: z.string().nullable(),
  /** Null for who works in one branch. */
  BRANCH: z.string().nullable(),
})

/** Kinds of work that wait for a member. Each `<subject>/<name>.waiting.ts` of the backend adds its own by `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: subjects fill it.
export interface WaitingKinds {}
export type WaitingKind = keyof WaitingKinds
const waitingKind: z.ZodType<string> = z.string()

/** Things of a kind that wait, and since when the oldest does. */
const waiting = z.object({
  KIND: waitingKind as z.ZodType<WaitingKind>,
  COUNT: z.int().positive(),
  SINCE: instant,
  /** Its name and the path of its screen, of a kind that a declaration adds; null for the others. */
  LABEL: z.string().nullable(),
  PATH: z.string().nullable(),
  /** The branch and the day of the next of them, of a kind with a day. */
  AT: z.object({ COMPANY_CABINET_CODE: z.string(), DATE: z.iso.date() }).nullable(),
})

export const figureKinds = ['people', 'bookings'] as const

/** Seven days and the seven before; BEFORE is null where these were not counted. */
const figure = z.object({
  KIND: z.enum(figureKinds),
  NUMBER: z.int().nonnegative(),
  BEFORE: z.int().nonnegative().nullable(),
})

const number = z.int().nonnegative()

/** Bookings of the last thirty days, today included, by the calendar of the clinic. */
const bookings = z.object({
  /** The number of bookings made in these days, whenever the visit is. */
  MADE: number,
  /** By patients on the site, or in a widget on another one; by the staff, or for a patient who came without a booking. */
  WAYS: z.object({ SITE: number, WIDGET: number, STAFF: number, WALK_IN: number }),
  /** Visits that were to begin in these days until now. A visit that is in none of the other numbers has no mark of the staff. */
  VISITS: z.object({
    ALL: number,
    CAME: number,
    CANCELLED_BY_PATIENT: number,
    CANCELLED_BY_CLINIC: number,
    NO_SHOW: number,
  }),
  DAYS: z.array(z.object({ DAY: z.iso.date(), ONLINE: number, ALL: number })),
})
export type BookingNumbers = z.infer<typeof bookings>

/** R91: the day of a member of staff. Parts that they may not see are null, or missing in a list. */
export const today = z.object({
  DATE: z.iso.date(),
  VISITS: z
    .object({
      /** The number of visits of the whole day, without cancelled and moved ones. */
      TOTAL: z.int().nonnegative(),
      /** Still to come: whoever is there already is not counted. */
      LEFT: z.int().nonnegative(),
      /** In how many branches these are. */
      BRANCHES: z.int().nonnegative(),
      /** Still to come or under way. */
      NEXT: z.array(visit),
    })
    .nullable(),
  /** What the day close of this day says, in hundredths of CURRENCY, in all branches of the member; null for doctors and who may not read patients. */
  MONEY: z.object({ CURRENCY: z.string(), TAKEN: number, RETURNED: number, UNPAID: number }).nullable(),
  WAITING: z.array(waiting),
  SITE: z
    .object({
      /** False until it is published for the first time. */
      IS_STARTED: z.boolean(),
      /** Why visitors see nothing of it: moderators or the clinic have taken it down, or the clinic is not approved. */
      HIDDEN_BY: z.enum(['moderators', 'clinic', 'status']).nullable(),
      /** Changes that visitors do not see yet. */
      CHANGES: z.int().nonnegative(),
      /** Facts that visitors look for, that the clinic lacks, and that the member may add. */
      MISSING: z.array(z.enum(foundFacts)),
      /** How many facts that visitors look for are known of how many, and how many other clinics of the city one more puts the clinic above in the directory's list. */
      FOUND: z.object({ KNOWN: z.int(), OF: z.int(), ABOVE: z.int() }),
      /** Changes that wait for the member to publish them, or the member's own that wait or were returned. */
      REVIEW: z
        .object({
          NUMBER: z.int(),
          STATE: z.enum(['asks', 'waits', 'returned']),
          /** The person who has asked, or who has returned them. */
          BY: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  FIGURES: z.array(figure),
  /** Null without the right `statistics`. */
  BOOKINGS: bookings.nullable(),
})
export type Today = z.infer<typeof today>
