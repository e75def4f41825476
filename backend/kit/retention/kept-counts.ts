import { lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { homeZone } from '../../../schemas/formats/home-zone.ts'

/**
 * Whether what was counted on a day is forgotten, after so many days: screens of visits, links and chats show a year, and are compared with each
 * other.
 */
export const isForgotten = (day: PgColumn, days = 400): SQL =>
  lt(day, sql`(now() at time zone ${homeZone.name})::date - ${days}::int`)
