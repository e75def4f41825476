import { formatNumber } from '../../formats/price.ts'
import type { Cell } from '../cell.ts'
import { type CellKind, type ReadCell, type Reader, textOf, type Way } from '../kind.ts'

/** How currencies are written; a rouble may be of two countries. */
const currencySigns: readonly { sign: RegExp; currencies: readonly string[] }[] = [
  { sign: /^(?:₸|тг|тенге|теңге|tg|tenge|kzt)\.?$/iu, currencies: ['KZT'] },
  { sign: /^(?:₽|rub)\.?$/iu, currencies: ['RUB'] },
  { sign: /^(?:р|руб|рубль|рублей|рубля)\.?$/iu, currencies: ['RUB', 'BYN'] },
  { sign: /^(?:byn|бел\.?\s?руб)\.?$/iu, currencies: ['BYN'] },
  { sign: /^(?:сум|so['‘’`ʻʼ]?m|uzs)\.?$/iu, currencies: ['UZS'] },
  { sign: /^(?:сом|som|kgs)\.?$/iu, currencies: ['KGS'] },
]

/** A number and what is written behind or before it. */
const withWords = /^(\D*?)\s*(-?\d[\d\s.,'’]*)\s*(.*)$/su

const groups = /^\d{1,3}(?:[\s'’]\d{3})+$|^\d+$/u

/** The value of digits with a sign of decimals, in groups of three or without. */
function decimal(text: string, sign: ',' | '.'): number | undefined {
  const other = sign === ',' ? '.' : ','
  const [whole = '', fraction, ...more] = text.split(sign)
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return undefined
  const isGrouped = whole.includes(other)
  if (
    isGrouped &&
    !(
      whole
        .split(other)
        .slice(1)
        .every((group) => /^\d{3}$/.test(group)) && /^[1-9]\d{0,2}$/.test(whole.split(other)[0] ?? '')
    )
  )
    return undefined
  const plain = whole.replaceAll(other, '')
  if (!groups.test(plain)) return undefined
  return Number(`${plain.replace(/[\s'’]/gu, '')}.${fraction ?? '0'}`)
}

function numberOf(text: string, way: Way | undefined): number | undefined {
  const isNegative = text.startsWith('-')
  const value = decimal(text.replace(/^-/, '').trim(), way === 'decimalPoint' ? '.' : ',')
  return value === undefined || !isNegative ? value : -value
}

/** Whether words beside a number are the clinic's currency. */
const isOwnCurrency = (words: string, { currency = '' }: Reader): boolean =>
  currencySigns.some(({ sign, currencies }) => sign.test(words) && currencies.includes(currency))

type Range = { minimum: number; maximum: number }

const boundsOf = ({ minimum, maximum }: Range) => [formatNumber(minimum), formatNumber(maximum)] as const

/** A number within bounds. */
export const inRange = (value: number, { minimum, maximum }: Range): ReadCell<number> =>
  value >= minimum && value <= maximum ? { value } : { problem: 'numberRange' }

function read(cell: Cell, way: Way | undefined, isWord: (words: string) => boolean): ReadCell<number> {
  if (typeof cell === 'object' && 'number' in cell) {
    const value = Number(cell.number)
    return Number.isFinite(value) ? { value } : { problem: 'number' }
  }
  const text = textOf(cell)
  const [, before = '', digits, after = ''] = (text && withWords.exec(text)) || []
  if (digits === undefined) return { problem: 'number' }
  const words = [before, after].map((word) => word.trim()).filter((word) => word !== '')
  if (words.length > 1) return { problem: 'number' }
  const [word] = words
  if (word !== undefined && !isWord(word))
    return { problem: currencySigns.some(({ sign }) => sign.test(word)) ? 'currency' : 'number' }
  const value = numberOf(digits.trim(), way)
  return value === undefined ? { problem: 'number' } : { value }
}

/** Three digits after the sign of decimals: thousands, or decimals that no price has. */
const threeDecimals: Partial<Record<Way, RegExp>> = {
  decimalComma: /^[^,]*,\d{3}(?!\d)/,
  decimalPoint: /^[^.]*\.\d{3}(?!\d)/,
}

/** Whether nobody can say if a text has thousands or decimals. */
const isThousandsOrDecimals = (cell: Cell, way: Way | undefined): boolean =>
  typeof cell === 'string' && (threeDecimals[way ?? 'decimalComma']?.test(cell) ?? false)

/** The price in a text or a number; `problem` for one that is none. */
function readPrice(cell: Cell, reader: Reader, way: Way | undefined, range: Range): ReadCell<number> {
  const found = read(cell, way, (word) => isOwnCurrency(word, reader))
  if ('problem' in found) return found
  if (isThousandsOrDecimals(cell, way)) return { problem: 'priceDecimals' }
  return inRange(found.value, range)
}

/** `1000–1500`, `от 1000 до 1500`, `1000 dan 1500 gacha`: both ends are written. */
const ranges: readonly RegExp[] = [
  /^(?:(?:от|from)\s+)?(\D*\d.*?)\s*(?:[-‐-―…]|\.{2,3}|\s(?:до|to)\s)\s*(\d.*)$/iu,
  /^(\d.*?)[\s-]*(?:дан|ден|тан|тен|нан|нен|dan)\s+(\d.*?)[\s-]*(?:(?:ға|ге|қа|ке|ga)\s+)?(?:дейін|gacha)$/iu,
]
/** `от 1000`, `до 1500`, `1000 и выше`: only one end is. */
const oneEnd =
  /^(?:от|до|с|from|up to|≥|≤|>|<)\s*\d|\d.*(?:\+|дан|dan|gacha|дейін|бастап|выше|больше|более)\.?$/iu

/** The texts of both ends of a range, or of none. */
function endsOf(text: string): readonly string[] {
  for (const range of ranges) {
    const [, from, to] = range.exec(text) ?? []
    if (from !== undefined && to !== undefined) return [from, to]
  }
  return []
}

/** A price in the currency of the clinic's country, with its sign or without. */
export const priceKind = (range: Range): CellKind<number> => ({
  bounds: boundsOf(range),
  ways: ['decimalComma', 'decimalPoint'],
  read: (cell, reader, way) => {
    const text = textOf(cell) ?? ''
    if (endsOf(text).length > 0 || oneEnd.test(text)) return { problem: 'onePrice' }
    return readPrice(cell, reader, way, range)
  },
  write: (value) => value,
})

/** Whether a text has the sign of a currency. */
const hasSign = (text: string): boolean =>
  (text.match(/[^\s\d.,'’-]+/gu) ?? []).some((word) => currencySigns.some(({ sign }) => sign.test(word)))

/** The fields that a price of a price list says besides: the upper end of a range, and the currency if it is written. */
type Beside = { upper: string; currency: string }

function readRange(
  cell: Cell,
  reader: Reader,
  way: Way | undefined,
  range: Range,
  { upper }: Beside,
): ReadCell<number> {
  const text = textOf(cell) ?? ''
  const [lower, higher] = endsOf(text).map((end) => readPrice(end, reader, way, range))
  if (!lower || !higher)
    return oneEnd.test(text) ? { problem: 'priceRange' } : readPrice(cell, reader, way, range)
  if ('problem' in lower) return lower
  if ('problem' in higher) return higher
  if (lower.value === higher.value) return lower
  return lower.value < higher.value
    ? { ...lower, also: { [upper]: higher.value } }
    : { problem: 'priceRange' }
}

/** A price, or both ends of a range of prices. With the sign of the clinic's currency it is in that currency. */
export const priceRangeKind = (range: Range, beside: Beside): CellKind<number> => ({
  bounds: boundsOf(range),
  ways: ['decimalComma', 'decimalPoint'],
  read: (cell, reader, way) => {
    const read = readRange(cell, reader, way, range, beside)
    if ('problem' in read || typeof cell !== 'string' || !hasSign(cell)) return read
    return { ...read, also: { ...read.also, [beside.currency]: reader.currency } }
  },
  write: (value) => value,
})

/** A whole number: `1,000` is a thousand or none, as the whole column is meant, and never one. */
export const integerKind = (range: Range): CellKind<number> => ({
  bounds: boundsOf(range),
  ways: ['decimalComma', 'decimalPoint'],
  read: (cell, _, way) => {
    const found = read(cell, way, () => false)
    if ('problem' in found) return found
    if (isThousandsOrDecimals(cell, way)) return { problem: 'number' }
    return Number.isInteger(found.value) ? inRange(found.value, range) : { problem: 'integer' }
  },
  write: (value) => value,
})
