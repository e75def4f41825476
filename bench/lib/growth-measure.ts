import type { Database } from '../../backend/kit/database/database.ts'

/** A row of the table of results: what was measured, what it should be, what it is, and beside which baseline. */
export type MeasuredLine = { name: string; target: string; value: string; note?: string; holds: boolean }

/** What each file of `bench/growth` exports as `measure`: it gets a new, migrated database of a real Postgres, and the address of that for other processes. */
export type GrowthMeasure = (given: { db: Database; databaseUrl: string }) => Promise<MeasuredLine[]>
