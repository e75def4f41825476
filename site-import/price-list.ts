import { short } from '../schemas/html/short.ts'
import { isDash, namedBy, type Priced, pricesBy } from './facts/column-prices.ts'
import { meantCurrency } from './facts/currency-signs.ts'
import type { FactLine } from './facts/fact-line.ts'
import {
  beginsFree,
  hasPriceWord,
  moneyAtEnd,
  moneyAtStart,
  moneyBeforeNote,
  moneyOf,
  withoutMoney,
} from './facts/money.ts'
import { type Columns, columnsOf, isPriceHead } from './facts/price-columns.ts'
import { mostGroupLetters, serviceName, tidied } from './facts/prices.ts'
import { isServed, servedPrice } from './facts/served-price.ts'
import { calmed, isLoud } from './loud-words.ts'
import { rowsOfText, type TextRow } from './text-rows.ts'

/** A service of a pasted price list; a currency only where one is written. `foreign` is one in which no clinic here can have prices. */
export type PricedLine = Priced & {
  kind: 'price'
  source: string
  name: string
  group?: string
  foreign?: string
}

/** A line that was not understood: `name` is a possible name of the service, `group` the category in which it stands. */
type UnreadLine = { kind: 'unread'; source: string; name: string; group?: string }

/** A line above services; `group` is the category that it begins, if it does, and `above` the one before. */
type HeadingLine = { kind: 'heading'; source: string; group?: string; above?: string }

/** The lines of a pasted price list: each line that is not empty is one of these, or a part of one. */
export type PriceListLine = PricedLine | HeadingLine | UnreadLine

type Waiting = { kind: 'waiting'; row: TextRow }
type Read = PricedLine | { kind: 'head'; source: string } | Waiting

/** The words of a row without those that are struck out. */
const wordsOf = ({ cells }: TextRow): string => cells.filter(Boolean).join(' ')

const factLine = (row: TextRow, at: number): FactLine => ({
  text: wordsOf(row),
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
const isPartOfNumber = (rest: string): boolean =>
  /\d[.:/-]$|\d[\d ()-]{6,}$|[$€£]\s*$|\d\s*(?:\p{L}{1,5}\.?|[₸₽])?\s*[/|]\s*$/u.test(rest)

/** The beginning of a line about the list, or about the clinic. */
const aside =
  /^(?:прайс|прейскурант|бағалар тізімі|narxlar ro|price ?list|адрес|мекен-?жай|manzil|address|ул\.|г\.)(?!\p{Ll})/iu

/** A category: capitals are written as a sentence is. */
const groupName = (text: string): string => short(calmed(text), mostGroupLetters)

const nameOf = (text: string, isApart = false): string | undefined => {
  if (text.length > 300) return undefined
  const name = serviceName(text, isApart)
  return name === undefined || aside.test(name) ? undefined : name
}

/** The services of a row by the columns of the table, where it has them: one for each column of prices. */
function byColumns(row: TextRow, columns: Columns | undefined): Read[] | undefined {
  if (!columns || row.cells.length < 2) return undefined
  const { cells, source } = row
  const name = nameOf(cells[columns.name] ?? '', true)
  const priced = pricesBy(cells, { ...columns, isPriced: true }, isDash)
  if (priced.length === 0) {
    const isHead = columns.prices.some(
      ({ at }) => isPriceHead(cells[at] ?? '') || (cells[at] && cells[at] === columns.heads[at]),
    )
    return isHead ? [{ kind: 'head', source }] : undefined
  }
  if (!name) return undefined
  const group = columns.group === undefined ? '' : tidied(short(cells[columns.group] ?? '', 300))
  const others = notesOf(row, columns)
  return priced.map((one): Read => {
    const { money } = one
    const note = [money.note, ...others].filter(Boolean).join(', ')
    return {
      kind: 'price',
      source,
      name: namedBy(name, one, priced),
      ...(group !== '' && { group: groupName(group) }),
      ...money,
      ...(note && { note }),
    }
  })
}

/** The values in the other columns of a row, besides its number and its code. */
const notesOf = ({ cells }: TextRow, { name, prices, group, heads }: Columns): string[] =>
  cells.flatMap((cell, at) => {
    const head = heads[at] ?? ''
    const isNumber = /^[\p{L}]?\d[\d.]*[.)]?$/u.test(cell) && (at < name || numberColumn.test(head))
    const isUsed = [name, group, ...prices.flatMap(({ at, to, repeat }) => [at, to, repeat?.at])].includes(at)
    if (isUsed || cell === '' || isNumber || numberColumn.test(head)) return []
    return /[\p{L}\p{N}]/u.test(cell) ? [head ? `${head}: ${cell}` : cell] : []
  })

const numberColumn = /^(?:№|n|no\.?|#|т\/р|п\/п|№ п\/п)$|код|шифр|code|kod/iu

/** A row as a line: a name with a sum behind it, or before it. */
function byWords(row: TextRow): Read | undefined {
  const text = wordsOf(row)
  const ending = moneyAtEnd(text, 'bare')
  const isWhole = ending && !isPartOfNumber(ending.rest)
  const free = beginsFree(text) ? { money: { price: 0 }, rest: text } : undefined
  const read = isWhole ? ending : (moneyAtStart(text) ?? moneyBeforeNote(text) ?? free)
  if (!read) return undefined
  const name = nameOf(read.rest)
  return name === undefined ? undefined : { kind: 'price', source: row.source, name, ...read.money }
}

const sumAlone = (row: TextRow): Priced | undefined => moneyOf(wordsOf(row), true)

/** The longest heading without capitals or a colon between services. */
const mostPlainLetters = 40

/** True for words that may stand above services: few, without numbers and prices, and set apart from the lines around. */
function isHeading({ row }: Waiting): boolean {
  const source = wordsOf(row)
  const words = tidied(source)
  if (row.cells.filter(Boolean).length !== 1 || !/\p{L}{2}/u.test(words)) return false
  if (source.length > mostGroupLetters || /[.!?]\s*$|[.!?]\s+\p{Lu}|[\d@]/u.test(words + source.slice(-1)))
    return false
  if (hasPriceWord(words)) return false
  const isApart = row.isFirst || row.cells.length > 1 || /:\s*$/.test(source) || isLoud(words)
  return isApart || (/^\p{Lu}/u.test(words) && words.length <= mostPlainLetters)
}

/**
 * A pasted price list line by line: services with their prices, headings above them, and other lines. Reads tabs, several spaces and dots
 * between a name and its sum, sums on a line of their own, and columns with ranges and categories. `home` is the currency of the clinic's
 * country, whose roubles are meant.
 */
export function readPriceList(text: string, home?: string): PriceListLine[] {
  const rows = rowsOfText(text)
  const table = rows.filter(({ cells }) => cells.length > 1)
  const columns = columnsOf(table.map(factLine))
  const read: Read[] = []
  for (const row of rows) {
    const before = read.at(-1)
    const alone = before?.kind === 'waiting' ? sumAlone(row) : undefined
    if (before?.kind === 'price' && before.source.includes('\n') && sumAlone(row)) {
      // Of two sums below a name, it is unclear which one counts.
      const words = [...before.source.split('\n'), row.source]
      read.splice(-1, 1, { kind: 'waiting', row: { source: words.join('\n'), cells: words, isFirst: false } })
      continue
    }
    const name = alone && before?.kind === 'waiting' ? nameOf(wordsOf(before.row)) : undefined
    if (alone && name && before?.kind === 'waiting')
      read.splice(-1, 1, {
        kind: 'price',
        source: `${before.row.source}\n${row.source}`,
        name,
        ...alone,
      })
    else read.push(...(byColumns(row, columns) ?? [byWords(row) ?? { kind: 'waiting' as const, row }]))
  }
  let group: string | undefined
  return read.map((one, at): PriceListLine => {
    if (one.kind === 'head') return { kind: 'heading', source: one.source }
    if (one.kind === 'price') {
      const { kind, source, name, group: own = group, ...money } = one
      const currency = money.currency && meantCurrency(money.currency, home)
      const price = servedPrice({ ...money, ...(currency && { currency }) })
      const foreign = currency !== undefined && !isServed(currency) && { foreign: currency }
      return { kind, source, name, ...(own !== undefined && { group: own }), ...price, ...foreign }
    }
    const { source } = one.row
    const above = group
    if (read[at + 1]?.kind !== 'price' || !isHeading(one)) {
      const name = tidied(withoutMoney(wordsOf(one.row))) || source
      return { kind: 'unread', source, name, ...(group !== undefined && { group }) }
    }
    group = groupName(tidied(wordsOf(one.row)))
    return { kind: 'heading', source, group, ...(above !== undefined && { above }) }
  })
}
