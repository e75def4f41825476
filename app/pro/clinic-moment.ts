import { wallClock, zonedInstant } from '../../schemas/formats/zone.ts'

/** A moment by the clinic's clock; null where nothing valid is typed. */
export type ClinicMoment = { date: string | null; time: string | null }

/** The instant of a moment, `2026-12-31T15:00:00.000Z`; undefined while it is not complete. */
export const instantOf = ({ date, time }: ClinicMoment, timezone: string): string | undefined =>
  date && time ? zonedInstant(date, time, timezone).toISOString() : undefined

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** An instant by the clinic's clock. */
export function momentOf(instant: string, timezone: string): { date: string; time: string } {
  const { date, minute } = wallClock(instant, timezone)
  return { date, time: `${two(minute / 60)}:${two(minute % 60)}` }
}

/** The time that the clocks show instead of one that they pass over, where they are put forward; undefined for any other. */
export function timeInstead(moment: ClinicMoment, timezone: string): string | undefined {
  const instant = instantOf(moment, timezone)
  const shown = instant && momentOf(instant, timezone).time
  return shown === moment.time ? undefined : shown
}
