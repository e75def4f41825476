import type { QueryOptions } from '@electric-sql/pglite'
import { PreparedPglite } from './prepared-pglite.ts'

/** Rows that are parsed from the database's response only on access. */
export type LazyRows<Row> = {
  /** The same for the same rows, as long as this process runs. Absent where the driver reads them at once. */
  mark?: string
  rows: () => Row[]
}

/** What Drizzle needs of its client to run a `select`. */
type Client = {
  query: (
    sql: string,
    params: unknown[],
    options: QueryOptions,
  ) => Promise<{ rows: { map: <T>(read: (row: unknown[]) => T) => LazyRows<T> } }>
}
type Query<Row> = { execute: (values?: Record<string, unknown>) => Promise<Row[]> }

/** Runs a prepared query whose rows may not be wanted: most often they are those that the reader knows. */
export async function lazyRows<Row>(
  query: Query<Row>,
  values: Record<string, unknown>,
): Promise<LazyRows<Row>> {
  // Drizzle's queries have this property, but their public types omit it.
  const { client } = query as { client?: unknown }
  if (!(client instanceof PreparedPglite)) {
    const rows = await query.execute(values)
    return { rows: () => rows }
  }
  // What Drizzle would do with each row is kept for later: it asks its client, and maps the rows that it gets.
  const asking: Client = {
    query: async (sql, params, options) => {
      const { rows, lazyRows } = await client.query<unknown[]>(sql, params, { ...options, lazyRows: true })
      const later = lazyRows ?? { rows: () => rows }
      return { rows: { map: (read) => ({ ...later, rows: () => later.rows().map(read) }) } }
    },
  }
  const asked: Query<unknown> = Object.create(query, { client: { value: asking } })
  return (await asked.execute(values)) as unknown as LazyRows<Row>
}
