import type { Cell } from '../cell.ts'
import { type CellKind, type ReadCell, textOf, type Way } from '../kind.ts'

const two = (number: number): string => String(number).padStart(2, '0')

/** A day that the calendar has. */
function day(year: number, month: number, date: number): ReadCell<string> {
  const time = new Date(Date.UTC(year, month - 1, date))
  if (time.getUTCMonth() !== month - 1 || time.getUTCDate() !== date) return { problem: 'noSuchDay' }
  return { value: `${year}-${two(month)}-${two(date)}` }
}

/** How old somebody may be; of a year with two digits it shows which century is meant, if only one can be. */
const mostYears = 110

function wholeYear(text: string, thisYear: number): number | undefined {
  if (text.length === 4) return Number(text)
  const [past = 0, recent = 0] = [1900, 2000].map((century) => century + Number(text))
  const isPast = thisYear - past <= mostYears
  const isRecent = recent <= thisYear
  if (isPast === isRecent) return undefined
  return isPast ? past : recent
}

/** 1 January 1910 as Excel counts days: smaller numbers are ages and numbers of cards. */
const firstDay = 3654

/** Days as Excel counts them; numbers that are rather years are none. */
function serialDay(number: number): ReadCell<string> {
  if (number >= 1900 && number <= 2100) return { problem: 'yearAlone' }
  if (number < firstDay || number > 73_050) return { problem: 'date' }
  return { value: new Date(Date.UTC(1899, 11, 30 + number)).toISOString().slice(0, 10) }
}

/** Eight digits: `19850312` or `12031985`; no number is both. */
function eightDigits(text: string): ReadCell<string> {
  const numbers = (pattern: RegExp) => pattern.exec(text)?.slice(1).map(Number)
  const [year, month = 0, date = 0] = numbers(/^((?:19|20)\d\d)(\d\d)(\d\d)$/) ?? []
  if (year !== undefined && month <= 12) return day(year, month, date)
  const [first = 0, second = 0, last] = numbers(/^(\d\d)(\d\d)((?:19|20)\d\d)$/) ?? []
  return last === undefined ? { problem: 'date' } : day(last, second, first)
}

/** The months in our languages, as they stand beside a day. Any beginning of three letters or more is one too. */
const months: readonly (readonly string[])[] = [
  ['января', 'январь', 'қаңтар', 'yanvar', 'january'],
  ['февраля', 'февраль', 'ақпан', 'fevral', 'february'],
  ['марта', 'март', 'наурыз', 'mart', 'march'],
  ['апреля', 'апрель', 'сәуір', 'aprel', 'april'],
  ['мая', 'май', 'мамыр', 'may'],
  ['июня', 'июнь', 'маусым', 'iyun', 'june'],
  ['июля', 'июль', 'шілде', 'iyul', 'july'],
  ['августа', 'август', 'тамыз', 'avgust', 'august'],
  ['сентября', 'сентябрь', 'қыркүйек', 'sentabr', 'sentyabr', 'september'],
  ['октября', 'октябрь', 'қазан', 'oktabr', 'oktyabr', 'october'],
  ['ноября', 'ноябрь', 'қараша', 'noyabr', 'november'],
  ['декабря', 'декабрь', 'желтоқсан', 'dekabr', 'december'],
]

/** The number of a month by its name or the beginning of it; undefined for a word that is none, or is the beginning of two. */
function monthOf(word: string): number | undefined {
  const text = word.toLowerCase()
  if (text.length < 3) return undefined
  const fitting = months.flatMap((names, at) => (names.some((name) => name.startsWith(text)) ? [at + 1] : []))
  return fitting.length === 1 ? fitting[0] : undefined
}

/** `1 января 1980 г.`, `12-Mar-85`, `5-iyun 1990-yil`; and with the year first: `1980 жылғы 12 наурыз`. */
const dayWordYear =
  /^«?(\d{1,2})»?[\s-]*(\p{L}+)[.,]?[\s-]*(\d{4}|\d\d)(?:[\s-]*(?:г|год|года|ж|жыл|жылы|y|yil))?\.?$/iu
const yearDayWord =
  /^(\d{4})[\s-]*(?:г|год|ж|жыл|жылғы|жылы|y|yil|yilgi)?\.?[\s-]+(\d{1,2})[\s-]*(\p{L}+)\.?$/iu
/** `January 1, 1980`. */
const wordDayYear = /^(\p{L}+)\.?\s+(\d{1,2}),?\s+(\d{4})$/u

/** A date whose month is a word. */
function dateInWords(text: string, thisYear: number): ReadCell<string> {
  const [, ...dayFirst] = dayWordYear.exec(text) ?? []
  const [, yearOf, dayOf, wordOf] = yearDayWord.exec(text) ?? []
  const [, word, ofDay, ofYear] = wordDayYear.exec(text) ?? []
  const [date, name, year] = [
    dayFirst[0] ?? dayOf ?? ofDay,
    dayFirst[1] ?? wordOf ?? word,
    dayFirst[2] ?? yearOf ?? ofYear,
  ]
  const month = monthOf(name ?? '')
  if (date === undefined || year === undefined || month === undefined) return { problem: 'date' }
  const whole = wholeYear(year, thisYear)
  return whole === undefined ? { problem: 'shortYear' } : day(whole, month, Number(date))
}

const yearFirst = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})$/
const yearLast = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d\d)(?:\s*(?:г|ж|y)\.?)?$/u
/** A time after a date, without which it says the same: midnight. */
const midnight = /[T ]0?0:00(?::00(?:\.0+)?)?Z?$/

function dateOf(given: string, thisYear: number, way: Way | undefined): ReadCell<string> {
  const text = given.replace(midnight, '')
  if (/^\d{8}$/.test(text)) return eightDigits(text)
  if (/^\d{1,5}$/.test(text)) return serialDay(Number(text))
  const [, year, , month, date] = yearFirst.exec(text) ?? []
  if (year !== undefined) return day(Number(year), Number(month), Number(date))
  const [, one, separator, other, shortYear] = yearLast.exec(text) ?? []
  if (shortYear === undefined) return dateInWords(text, thisYear)
  const whole = wholeYear(shortYear, thisYear)
  if (whole === undefined) return { problem: 'shortYear' }
  // Nobody writes the month first with dots.
  if (way !== 'monthFirst') return day(whole, Number(other), Number(one))
  return separator === '.' ? { problem: 'date' } : day(whole, Number(one), Number(other))
}

const read = (cell: Cell, today: string, way: Way | undefined): ReadCell<string> => {
  if (typeof cell === 'object' && 'date' in cell)
    return cell.date.length === 10 ? { value: cell.date } : { problem: 'date' }
  const text = textOf(cell)
  if (text === undefined) return { problem: 'date' }
  return dateOf(text, Number(today.slice(0, 4)), way)
}

/** A date `YYYY-MM-DD` from 1900 on. */
export const dateKind: CellKind<string> = {
  ways: ['dayFirst', 'monthFirst'],
  read: (cell, { today }, way) => {
    const found = read(cell, today, way)
    return 'value' in found && found.value < '1900-01-01' ? { problem: 'dateRange' } : found
  },
  write: (date) => ({ date }),
}

/** A date until today: a birthday. */
export const pastDateKind: CellKind<string> = {
  ...dateKind,
  read: (cell, reader, way) => {
    const found = dateKind.read(cell, reader, way)
    return 'value' in found && found.value > reader.today ? { problem: 'dateFuture' } : found
  },
}
