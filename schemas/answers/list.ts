import { z } from 'zod'

/** Where a page stands in its list; `page` counts from 1, `pages` is at least 1. */
export const listMeta = { page: z.int(), pages: z.int(), total: z.int() }

/** One page of a list. */
export const list = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), meta: z.object(listMeta) })
