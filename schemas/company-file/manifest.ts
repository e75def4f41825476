import '../core/jitless.ts'
import { z } from 'zod'

/** The version of the form of these files. A newer one is refused with a sentence. */
export const companyFileFormat = 1

/** The most of what one file may have. */
export const most = {
  bytes: 20 * 1024 ** 3,
  /** Unpacked: of all parts together, and of one. */
  unpacked: 40 * 1024 ** 3,
  /** Unpacked for each packed byte, above what any file may have: a table of patients packs some thirty times. */
  ratio: 150,
  anyRatio: 128 * 1024 ** 2,
  part: 4 * 1024 ** 3,
  file: 64 * 1024 ** 2,
  manifest: 64 * 1024 ** 2,
  parts: 500_000,
  rows: 20_000_000,
  line: 8 * 1024 ** 2,
} as const

const count = z.int().min(0)

/** A part of a file, as its manifest names it. */
export const partOfFile = z.object({
  path: z.string().max(300),
  bytes: count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type PartOfFile = z.infer<typeof partOfFile>

const tableOfFile = z.object({ name: z.string().regex(/^[a-z_]{1,60}$/), rows: count.max(most.rows) })
export type TableOfFile = z.infer<typeof tableOfFile>

/** What a manifest says besides the parts. */
export const manifestHead = z.object({
  product: z.literal('shipa'),
  format: z.int(),
  createdAt: z.iso.datetime(),
  /** The address of the installation. */
  origin: z.string().max(300),
  company: z.object({ code: z.string().max(60), name: z.string().max(400) }),
  tables: z.array(tableOfFile).max(500),
  /** Tables of which nothing is in the file, and why. */
  stays: z.array(z.object({ name: z.string().max(60), why: z.string().max(60) })).max(500),
  files: count,
})

/** The part that says what the others are, `most.parts` of them at most; written last. */
export type FileManifest = z.infer<typeof manifestHead> & { parts: PartOfFile[] }
