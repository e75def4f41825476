import '../core/jitless.ts'
import { z } from 'zod'
import { foundFacts } from '../directory/found-facts.ts'
import { effectKinds } from '../statistics/fact-effect.ts'
import { figureKinds } from '../statistics/figure-kinds.ts'
import { figureSteps } from '../statistics/figure-steps.ts'
import { localized, localizedOptional } from './localized-fields.ts'

const days = z.object({ FROM: z.iso.date(), TO: z.iso.date() })
const number = z.int().nonnegative()

/** Last whole steps of the calendar: thirty days, twelve weeks or twelve months. */
export const figuresQuery = z.object({
  step: z
    .enum(figureSteps)
    .default('day')
    .describe('Thirty days by day, twelve weeks by week, or twelve months by month.'),
})

/** The clinic's own figures, each beside those of the time before: people are counted of the whole clinic, bookings and visits of the place. */
export const clinicFigures = z
  .object({
    STEP: z.enum(figureSteps),
    ...days.shape,
    /** As many steps before these. */
    BEFORE: days,
    /** The day that is not over, which is in no step. */
    TODAY: z.iso.date(),
    STEPS: z.array(days),
    FIGURES: z.array(
      z.object({
        KIND: z.enum(figureKinds),
        /** By step, as STEPS. */
        NUMBERS: z.array(number),
        SUM: number,
        /** The time before; null if that was not counted from its first day on. */
        BEFORE: number.nullable(),
        /** Of the day that is not over. */
        TODAY: number,
        /** The first day from which it is counted, if that is in these steps or later; null if it is counted throughout. */
        SINCE: z.iso.date().nullable(),
      }),
    ),
    /** People who came by each link and sheet, most first. */
    LINKS: z.array(
      z.object({ LINK_CODE: z.string(), ...localized('LABEL'), BY: z.string(), PEOPLE: number }),
    ),
    /** Bookings at the price of each promotion, most first. The title is null if the promotion is gone. */
    PROMOTIONS: z.array(
      z.object({ PROMOTION_CODE: z.string(), ...localizedOptional('TITLE'), BOOKINGS: number }),
    ),
    /** What visitors look for and the clinic has added within a year, the newest first. */
    FACTS: z.array(
      z.object({
        FACT: z.enum(foundFacts),
        DAY: z.iso.date(),
        /** How many days before it and after it are compared: whole weeks, 0 until one is over. */
        DAYS: number,
        /** People in so many days before and after; BEFORE is null if they were not counted from the first of these days on. A kind that was not counted after it is missing. */
        NUMBERS: z.array(z.object({ KIND: z.enum(effectKinds), BEFORE: number.nullable(), AFTER: number })),
      }),
    ),
  })
  .meta({ id: 'ClinicFigures' })
export type ClinicFigures = z.infer<typeof clinicFigures>
export type FactEffect = ClinicFigures['FACTS'][number]
export type ClinicFigure = ClinicFigures['FIGURES'][number]
