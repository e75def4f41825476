import { short } from '../schemas/html/short.ts'
import type { FactLine } from './facts/fact-line.ts'
import { type Money, moneyAtEnd, moneyAtStart } from './facts/money.ts'
import {
  columnsOf,
  currencyIn,
  moneyOf,
  mostGroupLetters,
  priceColumn,
  serviceName,
  tidied,
} from './facts/prices.ts'
import { rowsOfText, type TextRow } from './text-rows.ts'

/** A service of a pasted price list; a currency only where one is written. */
export type PricedLine = Money & { kind: 'price'; source: string; name: string; group?: string }

/** What the lines of a pasted price list are: each line that is not empty is one of these, or a part of one. */
export type PriceListLine = PricedLine | { kind: 'heading' | 'unread'; source: string }

type Waiting = { kind: 'waiting'; row: TextRow }
type Read = PricedLine | { kind: 'head'; source: string } | Waiting

const sourceOf = ({ cells }: TextRow): string => cells.filter(Boolean).join(' ')

const factLine = (row: TextRow, at: number): FactLine => ({
  text: sourceOf(row),
  cells: row.cells,
  isPriced: true,
  chunk: 0,
  kind: 'table',
  level: 0,
  locale: 'ru',
  headings: [],
  at,
})

/** A sum that is none: the last part of a date, of a time or of a phone, or one in a currency that no clinic here has. */
const isPartOfNumber = (rest: string): boolean => /\d[.:/-]$|\d[\d ()-]{6,}$|[$€£]\s*$/.test(rest)

/** What begins like this is about the list, or about the clinic. */
const aside =
  /^(?:прайс|прейскурант|бағалар тізімі|narxlar ro|price ?list|адрес|мекен-?жай|manzil|address|ул\.|г\.)(?!\p{Ll})/iu

const nameOf = (text: string): string | undefined => {
  if (text.length > 300) return undefined
  const name = serviceName(text)
  return name === undefined || aside.test(name) ? undefined : name
}

/** A row by the columns of the table, where it has them. */
function byColumns(
  row: TextRow,
  columns: ReturnType<typeof columnsOf>,
  sign: string | undefined,
): Read | undefined {
  if (!columns || row.cells.length < 2) return undefined
  const { cells } = row
  const cell = cells[columns.price] ?? ''
  const money = /^[–—-]+$/.test(cell) ? {} : moneyOf(cell, true)
  const name = nameOf(cells[columns.name] ?? '')
  if (!money) return priceColumn.test(cell) ? { kind: 'head', source: sourceOf(row) } : undefined
  if (!name) return undefined
  const to = columns.to === undefined ? undefined : moneyOf(cells[columns.to] ?? '', true)?.price
  const group = columns.group === undefined ? '' : tidied(short(cells[columns.group] ?? '', 300))
  return {
    kind: 'price',
    source: sourceOf(row),
    name,
    ...(group !== '' && { group: short(group, mostGroupLetters) }),
    ...(sign && { currency: sign }),
    ...money,
    ...(to !== undefined && to > (money.price ?? 0) && { priceTo: to }),
  }
}

/** A row as a line: a name with a sum behind it, or before it. */
function byWords(row: TextRow): Read | undefined {
  const text = sourceOf(row)
  const ending = moneyAtEnd(text, 'bare')
  const read = ending && !isPartOfNumber(ending.rest) ? ending : moneyAtStart(text)
  if (!read) return undefined
  const name = nameOf(read.rest)
  return name === undefined ? undefined : { kind: 'price', source: text, name, ...read.money }
}

const sumAlone = (row: TextRow): Money | undefined => moneyOf(sourceOf(row), true)

/** True for words that may stand above services. */
const isHeading = ({ row }: Waiting): boolean =>
  row.cells.filter(Boolean).length === 1 &&
  /\p{L}{2}/u.test(sourceOf(row)) &&
  sourceOf(row).length <= mostGroupLetters &&
  !/[.!?]\s+\p{Lu}|\d{5}|@/u.test(sourceOf(row))

/**
 * A pasted price list line by line: services with their prices, headings above them, and what is neither. Reads tabs, several
 * spaces and dots between a name and its sum, sums on a line of their own, and columns with ranges and categories.
 */
export function readPriceList(text: string): PriceListLine[] {
  const rows = rowsOfText(text)
  const table = rows.filter(({ cells }) => cells.length > 1)
  const columns = columnsOf(table.map(factLine))
  const sign = columns && currencyIn(table[0]?.cells[columns.price] ?? '')
  const read: Read[] = []
  for (const row of rows) {
    const before = read.at(-1)
    const alone = before?.kind === 'waiting' ? sumAlone(row) : undefined
    const name = alone && before?.kind === 'waiting' ? nameOf(sourceOf(before.row)) : undefined
    if (alone && name && before?.kind === 'waiting')
      read.splice(-1, 1, {
        kind: 'price',
        source: `${sourceOf(before.row)}\n${sourceOf(row)}`,
        name,
        ...alone,
      })
    else read.push(byColumns(row, columns, sign) ?? byWords(row) ?? { kind: 'waiting', row })
  }
  let group: string | undefined
  return read.map((one, at): PriceListLine => {
    if (one.kind === 'head') return { kind: 'heading', source: one.source }
    if (one.kind === 'price') return group === undefined || one.group ? one : { ...one, group }
    const source = sourceOf(one.row)
    if (read[at + 1]?.kind !== 'price' || !isHeading(one)) return { kind: 'unread', source }
    group = short(tidied(source), mostGroupLetters)
    return { kind: 'heading', source }
  })
}
