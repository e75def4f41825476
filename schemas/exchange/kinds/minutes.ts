import { type CellKind, type ReadCell, textOf } from '../kind.ts'

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

/** How many minutes something takes, as a number of them or in words with hours. `1:30` as a text may be hours or minutes, and is none. */
export const minutesKind = ({
  minimum,
  maximum,
}: {
  minimum: number
  maximum: number
}): CellKind<number> => ({
  read: (cell): ReadCell<number> => {
    const time = typeof cell === 'object' && 'date' in cell ? cell.date.split('T') : undefined
    const [hour = 0, minute = 0, second = 0] = (time?.[1] ?? '').split(':').map(Number)
    const isTime = time?.[0] === firstDay && second === 0
    const value = isTime ? hour * 60 + minute : minutesOf(textOf(cell) ?? '')
    if (value === undefined || !Number.isInteger(value)) return { problem: 'duration' }
    return value >= minimum && value <= maximum ? { value } : { problem: 'numberRange' }
  },
  write: (value) => value,
})
