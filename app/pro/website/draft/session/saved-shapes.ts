import { z } from 'zod'
import { draftChange } from '../../../../../schemas/api/site-draft.ts'
import { parseJson } from '../../../../../schemas/core/parse-json.ts'

const changes = z.array(draftChange)
const steps = z.array(z.object({ name: z.string(), changes }))
const asked = z.object({
  change: draftChange,
  base: z.json().optional(),
  theirs: z.json().optional(),
  by: z.string().nullable(),
  isOwn: z.literal(true).optional(),
})
const unsavedShape = z.object({
  revision: z.number(),
  save: z.string().optional(),
  sending: z.object({ id: z.string(), changes }).optional(),
  waiting: changes,
  asked: z.array(asked).optional(),
})
const stepsShape = z.object({ undo: steps, redo: steps })

/** A kept text as a value; undefined if it is none of ours. */
function parse<Shape extends z.ZodType>(text: string, shape: Shape): z.infer<Shape> | undefined {
  try {
    return shape.safeParse(parseJson(text)).data
  } catch {
    return undefined
  }
}

/** Unsaved changes, as `saved-session.ts` keeps them. */
export const parseUnsaved = (text: string) => parse(text, unsavedShape)
/** Steps back and forth. */
export const parseSteps = (text: string) => parse(text, stepsShape)
