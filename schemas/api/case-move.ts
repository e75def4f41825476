import '../core/jitless.ts'
import { z } from 'zod'
import { caseMovers } from '../cases/define-case.ts'

const state = z.union([z.string(), z.int()])

/** A move of a row with states, as one side reads it. */
export const caseMove = z
  .object({
    ARROW: z.string(),
    /** The move in words; for the author a sentence. */
    LABEL: z.string(),
    /** The states before and after, as in `STATUS`. */
    FROM: state,
    TO: state,
    BY: z.enum(caseMovers),
    /** The name of the mover; null unless it is a colleague of the reader. */
    NAME: z.string().nullable(),
    AT: z.iso.datetime({ offset: true }),
    /** Null if there is none, or it was not written for the reader. */
    REASON: z.string().nullable(),
  })
  .meta({ id: 'CaseMove' })
export type CaseMove = z.infer<typeof caseMove>

/** The moves of a row, the first one first. */
export const caseHistory = z.array(caseMove)
