import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'

const mostLetters = 2_000_000
const mostWords = 10_000

/** What a column of a type of Postgres holds, as JSON has it. */
const byType: Readonly<Record<string, z.ZodType>> = {
  text: z.string().max(mostLetters),
  uuid: z.guid(),
  integer: z.int32(),
  smallint: z.int().min(-32_768).max(32_767),
  bigint: z.int(),
  'double precision': z.number(),
  numeric: z.number().min(-1e12).max(1e12),
  boolean: z.boolean(),
  json: z.unknown(),
  jsonb: z.unknown(),
  'timestamp with time zone': z.iso.datetime({ offset: true }),
  date: z.iso.date(),
  'text[]': z.array(z.string().max(mostLetters)).max(mostWords),
}

/** What a column holds in a row of a file; `shape` is that of a JSON column. Throws for a type that no file has had yet. */
export function columnValue(column: PgColumn, shape?: z.ZodType): z.ZodType {
  const type = column.getSQLType().replace(/\(.*\)/, '')
  const [first, ...more] = column.enumValues ?? []
  const value = shape ?? (type === 'text' && first !== undefined ? z.enum([first, ...more]) : byType[type])
  if (!value)
    throw new Error(
      `backend/company-file/tables/column-value.ts: say what a column of the type "${type}" holds`,
    )
  return column.notNull ? value : value.nullable()
}
