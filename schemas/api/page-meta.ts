import '../core/jitless.ts'
import { z } from 'zod'
import { image } from './image.ts'

/** Metadata of a page (A10, A18, A19), in the language of the request. */
export const pageMeta = z
  .object({
    TITLE: z.string(),
    DESCRIPTION: z.string(),
    KEYWORDS: z.string().nullable(),
    IMAGE: image.nullable(),
  })
  .meta({ id: 'PageMeta' })
