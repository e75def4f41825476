import { type CellKind, type ReadCell, textOf } from '../kind.ts'
import { inRange } from './number.ts'

const hourWord = '(?:ч|час|часа|часов|сағ|сағат|soat|h|hr|hrs|hour|hours)'
const minuteWord = '(?:м|мин|минут|минута|минуты|daq|daqiqa|minut|m|min|mins|minute|minutes)'

/** `90`, `90 мин`. */
const minutesAlone = new RegExp(`^(\\d+)\\s*(?:${minuteWord}\\.?)?$`, 'iu')
/** `1 ч`, `1,5 часа`, `1 ч 30 мин`. */
const hours = new RegExp(
  `^(\\d+(?:[.,]\\d+)?)\\s*${hourWord}\\.?(?:\\s*(\\d+)\\s*(?:${minuteWord}\\.?)?)?$`,
  'iu',
)

/** The day on which spreadsheets have times of day, and how long something takes. */
const firstDay = '1899-12-30'

function minutesOf(text: string): number | undefined {
  const [, plain] = minutesAlone.exec(text) ?? []
  if (plain !== undefined) return Number(plain)
  const [, whole, rest = '0'] = hours.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole.replace(',', '.')) * 60 + Number(rest)
}

/** `0:45`, `1:30`, `00:45:00` */
const clock = /^(\d{1,2}):([0-5]\d)(:00)?$/

/** What `1:30` may say: hours with minutes, or minutes without seconds. */
function clockMinutes(text: string): number[] {
  const [, first, second = '0', seconds] = clock.exec(text) ?? []
  if (first === undefined) return []
  const asHours = Number(first) * 60 + Number(second)
  return seconds === undefined && second === '00' ? [asHours, Number(first)] : [asHours]
}

/**
 * How many minutes something takes, as a number of them, in words with hours, or as a clock shows it. `6:00` may be six hours or six minutes, and is
 * none where both may be.
 */
export const minutesKind = ({
  minimum,
  maximum,
}: {
  minimum: number
  maximum: number
}): CellKind<number> => ({
  bounds: [String(minimum), String(maximum)],
  read: (cell): ReadCell<number> => {
    const time = typeof cell === 'object' && 'date' in cell ? cell.date.split('T') : undefined
    const [hour = 0, minute = 0, second = 0] = (time?.[1] ?? '').split(':').map(Number)
    const isTime = time?.[0] === firstDay && second === 0
    const text = textOf(cell) ?? ''
    const [shown, ...others] = clockMinutes(text).filter((one) => one >= minimum && one <= maximum)
    if (others.length > 0) return { problem: 'duration' }
    const value = isTime ? hour * 60 + minute : (shown ?? minutesOf(text))
    if (value === undefined || !Number.isInteger(value)) return { problem: 'duration' }
    return inRange(value, { minimum, maximum })
  },
  write: (value) => value,
})
