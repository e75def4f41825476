import '../jitless.ts'
import { z } from 'zod'
import { appointmentStatuses } from '../appointment-status.ts'
import { askedFacts } from '../draft/asked-facts.ts'

const instant = z.iso.datetime({ offset: true })

/** A visit of the day, by the clock of its branch. */
const visit = z.object({
  APPOINTMENT_CODE: z.string(),
  STATUS: z.enum(appointmentStatuses),
  START: instant,
  LABEL: z.string(),
  PATIENT: z.string(),
  /** Null if the card of the doctor is gone. */
  DOCTOR: z.string().nullable(),
  /** Null for a clinic with one branch. */
  BRANCH: z.string().nullable(),
})

/** What somebody waits for, in the order in which it is shown. */
export const waitingKinds = ['bookings', 'requests', 'questions', 'consultations', 'reviews'] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** Things of a kind that wait, and since when the oldest does. */
const waiting = z.object({ KIND: z.enum(waitingKinds), COUNT: z.int().positive(), SINCE: instant })

export const figureKinds = ['people', 'bookings'] as const

/** Seven days and the seven before; BEFORE is null where these were not counted. */
const figure = z.object({
  KIND: z.enum(figureKinds),
  NUMBER: z.int().nonnegative(),
  BEFORE: z.int().nonnegative().nullable(),
})

/** R91: the day of a member of staff. What they may not see is null, or not in a list. */
export const today = z.object({
  DATE: z.iso.date(),
  VISITS: z
    .object({
      /** Of the whole day, without those that were cancelled or moved. */
      TOTAL: z.int().nonnegative(),
      /** Still to come or under way. */
      LEFT: z.int().nonnegative(),
      NEXT: z.array(visit),
    })
    .nullable(),
  WAITING: z.array(waiting),
  SITE: z
    .object({
      /** False until it is published for the first time. */
      IS_STARTED: z.boolean(),
      /** Changes that visitors do not see yet. */
      CHANGES: z.int().nonnegative(),
      /** What visitors look for, the clinic has not said, and the member may say. */
      MISSING: z.array(z.enum(askedFacts)),
    })
    .nullable(),
  FIGURES: z.array(figure),
})
export type Today = z.infer<typeof today>
