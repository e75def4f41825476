import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { locales } from '../../../locales/locale.ts'
import { patterns } from '../../../schemas/core/patterns.ts'
import { currencies } from '../../../schemas/reference/currencies.ts'
import { isZone } from '../../../schemas/reference/zone-names.ts'

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

const like = (pattern: string, most = 500) => z.string().max(most).regex(new RegExp(pattern, 'u'))

/**
 * What texts of these names hold in any table: code takes them apart, makes addresses of them or sends to them, so that a wrong one would break the pages
 * of others too.
 */
const byKey: Readonly<Record<string, z.ZodType>> = {
  timezone: z.string().refine(isZone),
  locale: z.enum(locales),
  lang: z.enum(locales),
  currency: z.string().refine((word) => Object.hasOwn(currencies, word)),
  phone: like(patterns.phone),
  email: like(patterns.email, 254),
  code: like('^[\\p{L}\\d_-]{1,60}$'),
  // A draft has none yet.
  slug: like(`^$|${patterns.slug}`, 200),
  videoUrl: like(patterns.url, 2000),
  photoSmall: like('^[A-Za-z0-9+/]*={0,2}$', 20_000),
}

/**
 * What a column holds in a row of a file; `shape` is that of a JSON column, or of a text that only some texts can be. A text that is
 * none of those of its name is nothing, where there may be nothing. Throws for a type that no file has had yet.
 */
export function columnValue(key: string, column: PgColumn, shape?: z.ZodType): z.ZodType {
  const type = column.getSQLType().replace(/\(.*\)/, '')
  const [first, ...more] = column.enumValues ?? []
  const isText = type === 'text'
  const named = isText && first === undefined ? byKey[key] : undefined
  const value = shape ?? named ?? (isText && first !== undefined ? z.enum([first, ...more]) : byType[type])
  if (!value)
    throw new Error(
      `backend/company-file/tables/column-value.ts: say what a column of the type "${type}" holds`,
    )
  if (column.notNull) return value
  return named && !shape ? value.nullable().catch(null) : value.nullable()
}
