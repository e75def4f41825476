import { short } from '../../schemas/html/short.ts'
import { type FoundPrice, mostNoteLetters } from '../../schemas/site-import.ts'
import { namedBy, type Priced, pricesBy } from './column-prices.ts'
import type { FactLine, FoundAt } from './fact-line.ts'
import { moneyAtEnd, moneyAtStart, numberOnly, onlyMoney } from './money.ts'
import { columnsOf, mostNameLetters, priceHeading } from './price-columns.ts'
import { unwritten } from './site-currency.ts'

/** The longest name of a group of prices; a longer heading is cut. */
export const mostGroupLetters = 120

/** A text without the number, the sign and the leaders around it. */
export const tidied = (raw: string): string =>
  raw
    .replace(/(?:[.…_·•]\s?){3,}|…+/g, ' ')
    .replace(
      /^\s*(?:\p{Extended_Pictographic}\uFE0F?\s*|\d{1,3}[.)]\s+|\d{1,3}(?:\.\d{1,3}){1,3}\.?\s+|[-–—•*·▪✓✔→»]\s*|[A-ZА-Я]\d{2}(?:\.\d{2,3}){1,3}\s+)+/u,
      '',
    )
    .replace(/[\s:;,.–—=|/-]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The beginning of a line that is no service. */
const otherWords =
  /^(?:итого|всего|скидк|акци|предоплат|барлығы|jami|total|тел|phone|цена|стоимость|бағасы|narxi|price)(?!\p{L})/iu

/** How long something takes, or how much of it there is. */
const term =
  /^(?:до |от )?\d+(?:\s*[–-]\s*\d+)?\s*(?:раб\p{L}*\.? )?(?:дн\p{L}*|день|сут\p{L}*|час\p{L}*|мин\p{L}*|недел\p{L}*|раз\p{L}*|шт|ед|күн|сағат|kun|soat|daqiqa|days?|hours?|min)\.?$/iu

/**
 * A name of a service without its number, leaders and brackets; undefined for words that cannot be one. A name that has a place of its own
 * (`isApart`), such as a cell of a table, may be two sentences.
 */
export function serviceName(raw: string, isApart = false): string | undefined {
  const name = tidied(tidied(raw).replace(/(?:\s*[(,]?\s*(?:цена|стоимость|бағасы|narxi|price))\s*$/iu, ''))
  if (!/\p{L}{2}/u.test(name) || name.length > mostNameLetters) return undefined
  // A sentence with a sum in it is no row of a price list.
  if (!isApart && /[.!?]\s+\p{Lu}/u.test(name.replace(/\([^)]*\)/g, ''))) return undefined
  if (name.split(' ').length > 22) return undefined
  if (term.test(name)) return undefined
  const isOther = isApart ? otherWords : new RegExp(`${otherWords.source}|^(?:от|до)(?!\\p{L})`, 'iu')
  return isOther.test(name) ? undefined : name
}

type Group = { text: string; locale: FactLine['locale'] } | undefined

const priceOf = (name: string, money: Priced, line: FactLine, group: Group): FoundPrice => ({
  kind: 'price',
  name: { [line.locale]: name },
  ...(group && group.text !== '' && { group: { [group.locale]: short(group.text, mostGroupLetters) } }),
  ...(money.price !== undefined && { price: money.price }),
  ...(money.priceTo !== undefined && { priceTo: money.priceTo }),
  ...(money.priceRepeat !== undefined && { priceRepeat: money.priceRepeat }),
  ...(money.isFrom && { isFrom: true as const }),
  ...(money.note && { note: short(money.note, mostNoteLetters) }),
  currency: money.currency ?? unwritten,
})

function tablePrices(rows: readonly FactLine[]): FoundAt[] {
  const columns = columnsOf(rows)
  if (!columns) return []
  const found: FoundAt[] = []
  const heading = rows[0]?.headings.at(-1)?.text
  let group: Group = heading && rows[0] ? { text: heading, locale: rows[0].locale } : undefined
  for (const line of rows) {
    const cells = line.cells ?? []
    const filled = cells.filter(Boolean)
    const priced = pricesBy(cells, columns)
    // A row with one text is the heading of those below it, or has its sum there.
    const [only = ''] = priced.length === 0 && filled.length === 1 ? filled : []
    const ending = moneyAtEnd(only)
    const own = ending && serviceName(ending.rest, true)
    if (ending && own)
      found.push({
        found: priceOf(own, ending.money, line, group),
        at: line.at,
        lines: [line.at],
        source: line.text,
      })
    else if (/\p{L}{2}/u.test(only)) group = { text: only, locale: line.locale }
    const name = serviceName(cells[columns.name] ?? '', true)
    for (const one of name === undefined ? [] : priced) {
      const full = namedBy(name ?? '', one, priced)
      found.push({
        found: priceOf(full, one.money, line, group),
        at: line.at,
        lines: [line.at],
        source: line.text,
      })
    }
  }
  return found
}

/** The headings of a line without those that are services themselves. */
const groupOf = (line: FactLine, names: ReadonlySet<string>): Group => {
  const heading = line.headings.findLast(({ text }) => !names.has(text))
  return heading && { text: heading.text, locale: line.locale }
}

/** Lines between the name of a card and its sum. */
const mostCardLines = 6

const isCardText = (name: FactLine | undefined, line: FactLine): boolean =>
  name !== undefined &&
  name.level > 0 &&
  line.level === 0 &&
  line.at - name.at <= mostCardLines &&
  !priceHeading.test(name.text) &&
  (line.text.length > 60 || /[.!?…]$|^[\p{Ll}\d]/u.test(line.text))

/** Services with their prices: in tables, in lists, in lines with dots between, and in cards with the sum below the name. */
export function findPrices(lines: readonly FactLine[]): FoundAt[] {
  const byChunk = Map.groupBy(lines, ({ chunk }) => chunk)
  const tables = [...byChunk.values()]
    .filter(([first]) => first?.kind === 'table')
    .flatMap((rows) => tablePrices(rows))
  const inTables = new Set(
    [...byChunk.values()]
      .filter(([first]) => first?.kind === 'table')
      .flatMap((rows) => rows.map(({ at }) => at)),
  )
  const names = new Set<string>()
  const found: { line: FactLine; name: string; money: Priced; lines: number[]; source: string }[] = []
  let waiting: FactLine | undefined
  /** The line of the last sum that stood alone: if another follows, it is unclear which of them counts. */
  let sumAt: number | undefined
  for (const line of lines) {
    if (inTables.has(line.at)) {
      waiting = undefined
      continue
    }
    const isPart = line.headings.some(({ text }) => priceHeading.test(text))
    const alone = onlyMoney(line.text) ?? (line.isPriced ? numberOnly(line.text) : undefined)
    if (alone) {
      if (sumAt === line.at - 1) found.pop()
      const name = waiting && serviceName(waiting.text, line.isPriced)
      if (waiting && name) {
        found.push({
          line: waiting,
          name,
          money: alone,
          lines: [waiting.at, line.at],
          source: `${waiting.text}\n${line.text}`,
        })
        sumAt = line.at
        if (waiting.level > 0) names.add(waiting.text)
      }
      waiting = undefined
      continue
    }
    const ending = moneyAtEnd(line.text, line.isPriced ? 'bare' : isPart ? 'led' : undefined)
    const read = ending ?? moneyAtStart(line.text)
    const name = read && serviceName(read.rest)
    if (read && name && line.text.length < 300) {
      found.push({ line, name, money: read.money, lines: [line.at], source: line.text })
      if (line.level > 0) names.add(line.text)
      waiting = undefined
    } else if (line.text.length <= mostNameLetters) {
      // A sentence below the name of a card may stand between it and its sum.
      if (!isCardText(waiting, line)) waiting = line
    } else if (!isCardText(waiting, line)) waiting = undefined
  }
  return [
    ...tables,
    ...found.map(
      ({ line, name, money, lines: own, source }): FoundAt => ({
        found: priceOf(name, money, line, groupOf(line, names)),
        at: line.at,
        lines: own,
        source,
      }),
    ),
  ]
}
