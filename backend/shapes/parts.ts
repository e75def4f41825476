import { z } from '@hono/zod-openapi'
import { listMeta } from '../../schemas/answers/list.ts'
import { picture } from '../../schemas/answers/picture.ts'
import { localized, localizedOptional } from '../../schemas/answers/spelled.ts'

export { localized, localizedOptional }

/** A picture. */
export const image = z.object(picture).openapi('Image')

const interval = z.tuple([z.string(), z.string()])

/** Opening hours: `DAY` 1 is Monday, intervals are `["09:00", "13:00"]`, an exception replaces its date's hours. */
export const hours = z
  .object({
    WEEK: z.array(z.object({ DAY: z.int(), INTERVALS: z.array(interval) })),
    EXCEPTIONS: z.array(
      z.object({ DATE: z.string(), INTERVALS: z.array(interval), ...localizedOptional('NOTE') }),
    ),
  })
  .openapi('Hours')

/** Where a page stands in its list; `page` counts from 1, `pages` is at least 1. */
export const meta = z.object(listMeta).openapi('Meta')

/** One page of a list. */
export const paged = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), meta })

/** Head of a page (A10, A18, A19), in the language of the request. */
export const pageMeta = z
  .object({
    TITLE: z.string(),
    DESCRIPTION: z.string(),
    KEYWORDS: z.string().nullable(),
    IMAGE: image.nullable(),
  })
  .openapi('PageMeta')
