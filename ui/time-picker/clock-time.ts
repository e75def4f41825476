/** A time of day on a 24-hour clock: `09:30`. Compared as text. */
export type ClockTime = string

const lastMinute = 24 * 60 - 1

const fromMinutes = (minutes: number): ClockTime =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const toMinutes = (time: ClockTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Times from `min` to `max` in steps of minutes; `max` is included if a step reaches it. */
export function timesBetween(step: number, min: ClockTime = '00:00', max: ClockTime = '23:59'): ClockTime[] {
  const first = toMinutes(min)
  const last = Math.min(toMinutes(max), lastMinute)
  return last < first
    ? []
    : Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) =>
        fromMinutes(first + index * step),
      )
}

const shapes = [/^(\d{1,2})$/, /^(\d{1,2})[:.,\-\s]+(\d{2})$/, /^(\d{1,2})(\d{2})$/]

/** The time that was typed: `9`, `9:30`, `9.30`, `930`, `0930`; undefined if it is not a time. */
export function parseTypedTime(typed: string): ClockTime | undefined {
  for (const shape of shapes) {
    const found = shape.exec(typed.trim())
    if (!found) continue
    const [, hours, minutes = '0'] = found
    const isTime = Number(hours) < 24 && Number(minutes) < 60
    return isTime ? fromMinutes(Number(hours) * 60 + Number(minutes)) : undefined
  }
  return undefined
}

/**
 * True for a time that the typed text can be the beginning of: `9` and `09` find `09:30`, `1` finds `01:00` and
 * `10:00`.
 */
export function isTimeLike(time: ClockTime, typed: string): boolean {
  const start = typed.trim().replace(/\D+/g, ':')
  return [time, time.replace(':', '')].some(
    (whole) => whole.startsWith(start) || whole.replace(/^0/, '').startsWith(start),
  )
}

/** Why a time cannot be chosen; undefined if it can. Both bounds are inclusive. */
export function timeObstacle(
  time: ClockTime,
  min?: ClockTime,
  max?: ClockTime,
): 'early' | 'late' | undefined {
  if (min !== undefined && time < min) return 'early'
  return max !== undefined && time > max ? 'late' : undefined
}
