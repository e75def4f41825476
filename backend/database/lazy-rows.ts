import type { QueryOptions } from '@electric-sql/pglite'
import { PreparedPglite } from './prepared-pglite.ts'

/** Rows that are parsed from the database's response only on access. */
export type LazyRows<Row> = {
  /** Equal for equal rows within this process. Absent if the driver parses rows at once. */
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

/** Runs a prepared query whose rows are parsed only if they are needed: with a matching ETag they are not. */
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
  // Drizzle maps rows itself and asks its client for them; this client records the query so that mapping can
  // happen later.
  const recordingClient: Client = {
    query: async (sql, params, options) => {
      const { rows, lazyRows } = await client.query<unknown[]>(sql, params, { ...options, lazyRows: true })
      const later = lazyRows ?? { rows: () => rows }
      return { rows: { map: (read) => ({ ...later, rows: () => later.rows().map(read) }) } }
    },
  }
  const recorded: Query<unknown> = Object.create(query, { client: { value: recordingClient } })
  return (await recorded.execute(values)) as unknown as LazyRows<Row>
}
