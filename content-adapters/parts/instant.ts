import { z } from 'zod'
import { patterns } from '../../schemas/core/patterns.ts'

/** An instant with a UTC offset, or a date (midnight in UTC), converted to UTC. */
export const instant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/)
  .refine((value) => !Number.isNaN(Date.parse(value)))
  .transform((value) => new Date(value).toISOString())
  .pipe(z.string().regex(new RegExp(patterns.instant)))
