import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

export type Coordinates = { latitude: number; longitude: number }

/** A place as it is written in a query: `43.25,76.93`. Undefined without one, or if it is not on the earth. */
export function readPlace(near: string | undefined): Coordinates | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN] = (near ?? '').split(',').map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** The distance of a row from a place in metres as the crow flies (haversine formula); null if the row has no place. */
export const distanceFrom = (
  { latitude, longitude }: Coordinates,
  row: { latitude: PgColumn; longitude: PgColumn },
): SQL<number | null> => sql`(case when ${row.latitude} is not null then 2 * 6371000 * asin(sqrt(least(1,
  sin(radians(${row.latitude} - ${latitude}::float8) / 2) ^ 2
  + cos(radians(${latitude}::float8)) * cos(radians(${row.latitude}))
  * sin(radians(${row.longitude} - ${longitude}::float8) / 2) ^ 2))) end)`

const metresOfDegree = 111_195

/** The condition for rows within a distance in metres; the square around it is looked up in an index. */
export function isWithin(
  metres: number,
  place: Coordinates,
  row: { latitude: PgColumn; longitude: PgColumn },
): SQL<boolean> {
  const { latitude, longitude } = place
  const high = (metres / metresOfDegree) * 1.01
  const wide = Math.min(360, high / Math.max(0.001, Math.cos(((Math.abs(latitude) + high) * Math.PI) / 180)))
  const corner = (sign: 1 | -1) =>
    sql`point(${longitude + sign * wide}::float8, ${latitude + sign * high}::float8)`
  return sql`(box(${corner(-1)}, ${corner(1)}) @> point(${row.longitude}, ${row.latitude})
    and ${distanceFrom(place, row)} <= ${metres}::float8)`
}
