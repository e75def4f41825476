import { z } from 'zod'
import { localized } from './spelled.ts'

/** Fields of a picture. `SRC` is `/images/<key>` without a size, `COLOR` (`#rrggbb`) is shown before it comes. */
export const picture = {
  SRC: z.string(),
  WIDTH: z.int(),
  HEIGHT: z.int(),
  COLOR: z.string().nullable(),
  ...localized('ALT'),
}
