import { z } from 'zod'
import { partSchema, sha256 } from './archive/part.ts'

/** The file of a backup that is its first part, and says what it is of. */
export const headName = 'backup.json'
/** Where counted columns go on. */
export const sequencesName = 'sequences.json'
/** What all parts before it are. */
export const manifestName = 'manifest.json'
/** The last part, as `sha256sum -c` reads it. A backup without it is not whole. */
export const sealName = 'manifest.json.sha256'

/** The folder of uploaded files in a backup. */
export const filesFolder = 'files/'

export const headSchema = z.object({
  product: z.literal('shipa'),
  /** Incremented when older programs cannot read the format. */
  format: z.int().positive(),
  createdAt: z.iso.datetime(),
  /** When the newest migration of the database was written, in milliseconds since 1970. */
  migration: z.int().positive(),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
})
export type Head = z.infer<typeof headSchema>
export type BackedUpTable = Head['tables'][number]

/** The newest format that this program reads, and the one that it writes. */
export const format = 1

export const sequencesSchema = z.array(
  z.object({ schema: z.string(), name: z.string(), last: z.string().regex(/^-?\d+$/), isUsed: z.boolean() }),
)
export type Sequences = z.infer<typeof sequencesSchema>

export const manifestSchema = z.object({ rows: z.int(), files: z.int(), parts: z.array(partSchema) })
export type Manifest = z.infer<typeof manifestSchema>

/** The last part of a backup with this manifest. */
export const sealOf = (manifest: Uint8Array): string => `${sha256(manifest)}  ${manifestName}\n`

/** A part of a table: lines of JSON, compressed, each the values of a row as Postgres writes them, in the order of the table's columns. */
export const tablePart = ({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>, number: number): string =>
  `tables/${schema}.${name}/${String(number).padStart(6, '0')}.ndjson.gz`

/** The table whose part has this path, as `schema.name`; undefined for any other part. */
export const tableOfPart = (path: string): string | undefined =>
  /^tables\/([^/]+)\/\d+\.ndjson\.gz$/.exec(path)?.[1]
