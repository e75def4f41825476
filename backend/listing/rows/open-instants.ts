import { type Hours, openingTimes } from '../../../schemas/formats/opening-hours.ts'

/** For how many days it is known when a place is open; before the last of them it is written anew. */
export const openDays = 8

/** When a place is open in the next days, as a Postgres multirange; null if its hours are not known. */
export function openInstants(
  places: readonly { hours: Hours | null; timezone: string }[],
  now: Date,
): string | null {
  const known = places.filter(({ hours }) => hours && hours.week.length + hours.exceptions.length > 0)
  if (known.length === 0) return null
  const times = known.flatMap(({ hours, timezone }) =>
    hours ? openingTimes(hours, timezone, now, openDays) : [],
  )
  return `{${times.map(({ from, until }) => `[${from.toISOString()},${until.toISOString()})`).join(',')}}`
}
