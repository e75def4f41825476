import { setTimeout as sleep } from 'node:timers/promises'
import { calendarDate, zonedInstant } from '../../schemas/formats/zone.ts'

/** The zones by whose days the tests count: the clinics of the seeds, and what is kept by the day of UTC. */
const zones = ['Asia/Almaty', 'UTC']

/** More than any file of tests takes. */
const roomMs = 120_000

/** Milliseconds until the next day has begun in a zone. */
function untilMidnight(zone: string, now: Date): number {
  const date = calendarDate(now, zone)
  return zonedInstant(date, '24:00', zone).getTime() - now.getTime()
}

// What is booked "today" by a test is not of today any more for the server if midnight comes between the two: a file that
// would begin shortly before it waits until it is over.
const wait = Math.max(
  0,
  ...zones.map((zone) => untilMidnight(zone, new Date())).filter((left) => left <= roomMs),
)
if (wait > 0) await sleep(wait)
