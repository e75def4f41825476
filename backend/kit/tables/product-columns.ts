import { sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'
import { searchExpression } from '../database/expressions.ts'
import { rowColumns } from './columns.ts'

/** Columns of a table of the product that an area edits; rows that are written elsewhere get their code here. */
export const productRowColumns = () => ({
  code: text('row_code').notNull().unique().default(sql`gen_random_uuid()`),
  ...rowColumns(),
})

/** Columns of such a table whose rows have a slug, which is their code; `name` is the column of their name, if they have one. */
export const wordColumns = (name?: string) => ({
  code: text('row_code').notNull().generatedAlwaysAs(sql`slug`),
  ...rowColumns(),
  searched: text().generatedAlwaysAs(
    searchExpression([
      ...(name ? [{ kind: 'localized' as const, column: { name } }] : []),
      { kind: 'text', column: { name: 'slug' } },
    ]),
  ),
})
