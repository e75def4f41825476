import { createHash } from 'node:crypto'
import { z } from 'zod'

/** What a manifest says of a part of an archive. */
export const partSchema = z.object({
  path: z.string(),
  bytes: z.int().nonnegative(),
  sha256: z.string(),
  /** Of a part of a table. */
  rows: z.int().optional(),
})
export type Part = z.infer<typeof partSchema>

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
