import '../core/jitless.ts'
import { z } from 'zod'
import { localized } from './localized-fields.ts'

/** A picture. `SRC` is `/images/<key>` without a size; `COLOR` (`#rrggbb`) is shown while it loads. */
export const image = z
  .object({
    SRC: z.string(),
    WIDTH: z.int(),
    HEIGHT: z.int(),
    COLOR: z.string().nullable(),
    ...localized('ALT'),
  })
  .meta({ id: 'Image' })

/** An uploaded picture: all properties of a picture field but `alt`. */
export const storedPicture = z.object({ src: z.string(), width: z.int(), height: z.int(), color: z.string() })
export type StoredPicture = z.infer<typeof storedPicture>
