import { z } from 'zod'
import type { Cabinet } from '../areas/cabinets.ts'
import { filled, problem } from './fields.ts'

/** A new cabinet; what is in it is checked by its own schema. */
export const cabinetBody = z.strictObject({ CABINET: z.unknown() })

/** A cabinet that was changed, and the revision that it was made from. */
export const cabinetChangeBody = z.strictObject({ CABINET: z.unknown(), REVISION: z.int(problem('invalid')) })

/** All cabinets in their new order. */
export const cabinetOrderBody = z.strictObject({ CODES: z.array(filled.max(60)).min(1).max(200) })

/** A cabinet as its people edit it: `CABINET` is what the schema `cabinet` of schemas/areas says. */
export const cabinetEntity = z.object({
  CODE: z.string(),
  REVISION: z.int(),
  IS_MAIN: z.boolean(),
  CABINET: z.record(z.string(), z.unknown()),
})

export type CabinetEntity = Omit<z.infer<typeof cabinetEntity>, 'CABINET'> & { CABINET: Cabinet }
