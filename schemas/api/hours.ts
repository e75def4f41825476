import '../core/jitless.ts'
import { z } from 'zod'
import { localizedOptional } from './localized-fields.ts'

const interval = z.tuple([z.string(), z.string()])

/** Opening hours: `DAY` 1 is Monday, intervals are `["09:00", "13:00"]`, an exception replaces its date's hours. */
export const hours = z
  .object({
    WEEK: z.array(z.object({ DAY: z.int(), INTERVALS: z.array(interval) })),
    EXCEPTIONS: z.array(
      z.object({ DATE: z.string(), INTERVALS: z.array(interval), ...localizedOptional('NOTE') }),
    ),
  })
  .meta({ id: 'Hours' })
