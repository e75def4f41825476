import type { Locale } from '../../locales/locale.ts'
import { formatCalendarDate } from '../formats/date.ts'
import { formatNumber } from '../formats/price.ts'
import type { Cell, WrittenCell } from './cell.ts'
import { textOf } from './kind.ts'

/** `2024-03-12T09:30:00` as spreadsheets of our countries show it; without its time of day if it has none. */
function dateText(date: string): string {
  const [day = '', time = ''] = date.split('T')
  return [day.split('-').reverse().join('.'), time.slice(0, 5)].filter(Boolean).join(' ')
}

/** A cell as people see it in their table; empty for one that cannot be read. */
export function cellText(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  if (typeof cell === 'object' && 'fault' in cell) return ''
  return typeof cell === 'object' && 'date' in cell ? dateText(cell.date) : (textOf(cell) ?? '')
}

/** A value as people read it in their language. */
export function writtenText(cell: WrittenCell, locale: Locale): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return formatNumber(cell)
  return typeof cell === 'object' ? formatCalendarDate(cell.date, locale) : cell
}
