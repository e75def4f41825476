import type { Locale } from '../../locales/locale.ts'
import type { Label } from '../core/type.ts'
import type { Cell, WrittenCell } from './cell.ts'

/** Why a cell has no value; each has a sentence in `locales/`. */
export const cellProblems = [
  'formula',
  'quote',
  'required',
  'text',
  'long',
  'lostLetters',
  'name',
  'nameParts',
  'initials',
  'title',
  'date',
  'noSuchDay',
  'yearAlone',
  'shortYear',
  'dateRange',
  'dateFuture',
  'time',
  'phone',
  'phoneDigits',
  'phoneCountry',
  'phones',
  'email',
  'number',
  'integer',
  'numberRange',
  'priceDecimals',
  'priceRange',
  'onePrice',
  'contradiction',
  'total',
  'duration',
  'sinceYear',
  'currency',
  'yesOrNo',
  'choice',
] as const
export type CellProblem = (typeof cellProblems)[number]

/** Words of the product that its administrators change, as specialities, by dictionary and code. */
export type Words = Readonly<Record<string, Readonly<Record<string, Label>>>>

/** What the values of cells depend on besides the cells. */
export type Reader = {
  /** `YYYY-MM-DD`. */
  today: string
  /** The digits before the phone numbers of the clinic's country: `7`. */
  callingCode?: string
  /** The currency of the clinic's country. */
  currency?: string
  /** The code of the clinic's country: `KZ`. */
  country?: string
  words?: Words
}

/** How texts that may mean several things are meant: `03.04` as a day first, `1,500` with a decimal comma, which name comes first. */
export const ways = [
  'dayFirst',
  'monthFirst',
  'decimalComma',
  'decimalPoint',
  'lastNameFirst',
  'firstNameFirst',
] as const
export type Way = (typeof ways)[number]

/** The value of a cell, and those of other fields that it says too; or why it has none. */
export type ReadCell<Value> = { value: Value; also?: Record<string, unknown> } | { problem: CellProblem }

/** How values of one kind are read from cells, and written into them. */
export type CellKind<Value> = {
  /** The ways in which a cell may be meant, for a kind that has several. */
  ways?: readonly Way[]
  /** The least and the most that it may say, as they are written. */
  bounds?: readonly [from: string, to: string]
  /** Reads a cell that is not empty. */
  read(cell: Cell, reader: Reader, way: Way | undefined): ReadCell<Value>
  write(value: Value, locale: Locale, words?: Words): WrittenCell
  /** What somebody may have meant by a cell that cannot be read: all that it may say, or what is most like it. */
  meant?(cell: Cell, locale: Locale): string[]
  /** The parts of a cell with several values that cannot be read. */
  unread?(cell: Cell): string[]
}

/** The text of a cell; a number in all of its digits. Undefined for a date or a truth value. */
export function textOf(cell: Cell): string | undefined {
  if (typeof cell === 'string') return cell.trim()
  if (typeof cell !== 'object' || !('number' in cell)) return undefined
  const number = Number(cell.number)
  return Number.isSafeInteger(number) ? String(number) : cell.number
}

/** Signs that people write where they know nothing. */
const nothing = /^(?:[-‐-―]+|н\/д|n\/a|null)$/iu

/** Whether a cell says nothing: it is empty, or has a dash. */
export const saysNothing = (cell: Cell | undefined): boolean => {
  if (cell === undefined) return true
  const text = textOf(cell)
  return text !== undefined && (text === '' || nothing.test(text))
}
