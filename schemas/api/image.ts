import { z } from 'zod'
import { localized } from './localized-fields.ts'

/** A picture. `SRC` is `/images/<key>` without a size, `COLOR` (`#rrggbb`) is shown before it comes. */
export const image = z
  .object({
    SRC: z.string(),
    WIDTH: z.int(),
    HEIGHT: z.int(),
    COLOR: z.string().nullable(),
    ...localized('ALT'),
  })
  .meta({ id: 'Image' })

/** A picture that was kept: what a field of a picture needs beside the words for it. */
export const storedPicture = z.object({ src: z.string(), width: z.int(), height: z.int(), color: z.string() })
export type StoredPicture = z.infer<typeof storedPicture>
