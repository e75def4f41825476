import '../core/jitless.ts'
import { z } from 'zod'

/** Position of a page in its list; `page` counts from 1, `pages` is at least 1. */
export const listMeta = z.object({ page: z.int(), pages: z.int(), total: z.int() }).meta({ id: 'Meta' })

/** One page of a list. */
export const paged = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), meta: listMeta })
