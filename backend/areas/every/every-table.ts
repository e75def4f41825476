import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as tables from '../../database/tables/index.ts'
import type { Area } from '../../kit/area/area.ts'
import { areas } from '../registry.ts'

const written = Object.values(tables).filter((table): table is never => is(table, PgTable)) as PgTable[]

/** Every table of the database: declared ones, and those generated from areas. */
export const everyTable: readonly PgTable[] = [
  ...new Set([...written, ...[...areas.values()].map(({ table }) => table)]),
]

/** The area of each table that is of one. */
export const areaOfTable: ReadonlyMap<PgTable, Area> = new Map(
  [...areas.values()].map((area) => [area.table, area]),
)
