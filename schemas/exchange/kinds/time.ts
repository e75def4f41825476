import { type CellKind, type ReadCell, textOf } from '../kind.ts'
import { dateKind } from './date.ts'

const clock = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?:[:.]00)?$/

function timeOf(text: string): ReadCell<string> {
  const [, hour, minute] = clock.exec(text) ?? []
  return hour === undefined ? { problem: 'time' } : { value: `${hour.padStart(2, '0')}:${minute}` }
}

/** A time of day `HH:MM`. A spreadsheet stores it as a fraction of its first day. */
export const timeKind: CellKind<string> = {
  read: (cell) => {
    if (typeof cell === 'object' && 'date' in cell) {
      const [day = '', time = ''] = cell.date.split('T')
      return day <= '1900-01-01' ? timeOf(time) : { problem: 'time' }
    }
    return timeOf(textOf(cell) ?? '')
  },
  write: (time) => time,
}

const minutesIn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** A time of day, or when something begins and ends (`9:00–9:30`), which says how many minutes it takes: the field `duration`. */
export const timeRangeKind = (duration: string): CellKind<string> => ({
  ...timeKind,
  read: (cell, reader, way) => {
    const [, from, to] = /^(\S+?)\s*[-‐-―]\s*(\S+)$/u.exec(textOf(cell) ?? '') ?? []
    if (from === undefined || to === undefined) return timeKind.read(cell, reader, way)
    const [begin, end] = [timeOf(from), timeOf(to)]
    if ('problem' in begin) return begin
    if ('problem' in end) return end
    const minutes = minutesIn(end.value) - minutesIn(begin.value)
    return minutes > 0 ? { ...begin, also: { [duration]: minutes } } : { problem: 'time' }
  },
})

/** A date and a time of day in one cell. */
export type Moment = { date: string; time: string }

/** A date with a time of day: `12.03.2024 09:30`. */
export const momentKind: CellKind<Moment> = {
  ...(dateKind.ways && { ways: dateKind.ways }),
  read: (cell, reader, way) => {
    const text = typeof cell === 'object' && 'date' in cell ? cell.date : (textOf(cell) ?? '')
    const [, day, clockText] = /^(.+?)(?:T|,?\s+)(\S+)$/.exec(text) ?? []
    if (day === undefined || clockText === undefined) return { problem: 'time' }
    const isDate = typeof cell === 'object' && 'date' in cell
    const date = dateKind.read(isDate ? { date: day } : day, reader, way)
    const time = timeOf(clockText)
    if ('problem' in date) return date
    return 'problem' in time ? time : { value: { date: date.value, time: time.value } }
  },
  write: ({ date, time }) => `${date.split('-').reverse().join('.')} ${time}`,
}
