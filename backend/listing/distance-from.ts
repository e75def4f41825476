import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

export type Place = { latitude: number; longitude: number }

/** A place as it is written in a query: `43.25,76.93`. Undefined without one, or if it is not on the earth. */
export function readPlace(near: string | undefined): Place | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN] = (near ?? '').split(',').map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** The distance of a row from a place in metres as the crow flies (haversine formula); null if the row has no place. */
export const distanceFrom = (
  { latitude, longitude }: Place,
  row: { latitude: PgColumn; longitude: PgColumn },
): SQL<number | null> => sql`(case when ${row.latitude} is not null then 2 * 6371000 * asin(sqrt(least(1,
  sin(radians(${row.latitude} - ${latitude}::float8) / 2) ^ 2
  + cos(radians(${latitude}::float8)) * cos(radians(${row.latitude}))
  * sin(radians(${row.longitude} - ${longitude}::float8) / 2) ^ 2))) end)`
