import type { PGlite } from '@electric-sql/pglite'

/** Numbers of types from here on are those of rows of tables. */
const firstOfRows = 10_000

/**
 * Leaves a PGlite the parsers of values, and arrays of them, alone: it copies all that it has for each query, and those of rows of
 * tables, which nothing reads, are three quarters of them.
 */
export function forgetRowTypes(client: PGlite): void {
  client.parsers = Object.fromEntries(
    Object.entries(client.parsers).filter(([type]) => Number(type) < firstOfRows),
  )
}
