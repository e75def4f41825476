import type { FactLine } from './fact-line.ts'
import { currencyIn, type Money, moneyOf, onlyMoney, smallSum } from './money.ts'

/** Words of a heading, or of the head of a column, above prices. */
export const priceHeading =
  /цен[аыу]|прайс|прейскурант|стоимост|тариф|услуг|баға|құны|қызмет|narx|xizmat|price|fees|cost|services/iu

export const priceColumn =
  /цен|стоим|тариф|баға|құны|narx|price|cost|fee|тг|тенге|₸|сум|so[ʻʼ‘’`']m|руб|₽|грн|[₴€$]/iu

/** Words for the patients or the visit of a column with prices; its head need not say that they are prices. */
const priceForColumn =
  /первичн|повторн|взросл|(?<!\p{L})дет(?:и|ям|ск|ей)|будн|выходн|алғашқы|бастапқы|қайталама|ересек|балалар|birinchi|birlamchi|takroriy|qayta|kattalar|bolalar|(?<!\p{L})(?:first|initial|repeat|follow-?up|adult|child)/iu

/** Whether a cell is the head of a column of prices. */
export const isPriceHead = (cell: string): boolean => priceColumn.test(cell) || priceForColumn.test(cell)

const nameColumn = /наимен|назван|услуг|процедур|вид|анализ|атауы|қызмет|nomi|xizmat|name|service|procedure/iu

const groupColumn =
  /категор|раздел|групп|отделени|санат|бөлім|toifa|bo[ʻʼ‘’`']lim|guruh|category|section|group/iu

const firstVisit =
  /первичн\p{L}*|перв(?:ый|ого|ая|ое)(?!\p{L})|алғашқы|бастапқы|birinchi|birlamchi|first|initial/giu
export const repeatVisit = /повторн\p{L}*|қайталама|takror\p{L}*|qayta|repeat|follow-?up/giu
const visit =
  /при[её]м\p{L}*|консультаци\p{L}*|визит\p{L}*|посещени\p{L}*|қабылдау\p{L}*|кеңес\p{L}*|qabul\p{L}*|konsultatsiya\p{L}*|(?:visit|appointment|consultation)s?/giu

/** The label of a column without the words for its visit: `детям, повторный приём` is for children. */
const besideVisit = (label: string): string =>
  [firstVisit, repeatVisit, visit]
    .reduce((words, said) => words.replace(said, ' '), label)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:/–—-]+|[\s,;:/–—-]+$/g, '')

/** Numbers that are no prices: codes, terms, amounts, durations, ages, shares. */
const otherNumbers =
  /код|шифр|№|срок|дней|кол-?во|количеств|минут|час(?!т)|длит|продолж|возраст|%|code|kod|muddat|soni|daqiqa|yosh|мерзім|саны|ұзақт|жас|days|amount|quantity|minutes|duration|age/iu

const mostColumn = /(?:^|\s)(?:до|to|gacha|дейін|макс)/iu

/** A price that was asked before; it stands beside the one that counts. */
const formerColumn = /стар(?:ая|ой)|прежн|без скидки|обычн|eski|ескі|бұрынғы|\bold\b|regular/iu

/** The longest head of a column without words for prices. */
const mostHeadLetters = 30

/** The longest name of a service. */
export const mostNameLetters = 200

/** A column of prices; `label` names its patients (`детям`), `to` is the column of the highest ones, `repeat` the one of repeat visits. */
type PriceColumn = { at: number; label: string; to?: number; currency?: string; repeat?: RepeatColumn }

/** A column of prices of repeat visits; `both` are the words that its label and that of the first visit share (`детям`). */
type RepeatColumn = Omit<PriceColumn, 'to' | 'repeat'> & { both: string }

/** The columns of a price list by their places; `heads` are empty in a table without any. */
export type Columns = {
  name: number
  prices: readonly PriceColumn[]
  /** The category of each row. */
  group: number | undefined
  heads: readonly string[]
  isPriced: boolean
}

/** The label of a column without the words for price and currency: `Цена для детей, тг` is for children. */
const labelOf = (head: string): string => {
  const words = head
    .replace(/цен[аыу]?|стоимость|тариф|бағасы|баға|құны|narxi?|prices?|cost|fees?/giu, ' ')
    .replace(
      /(?<!\p{L})(?:тенге|теңге|тг|сум|so[ʻʼ‘’`']m|руб(?:лей|ля)?|kzt|uzs|rub|byn|kgs|грн|евро|от|from|dan)(?!\p{L})\.?|[₸₽₴€$()[\],:;]/giu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}

/** The sum in a cell of a column; a bare number where numbers are prices, and also a small one where the head names prices. */
export const cellMoney = (cell: string, head: string, isPriced: boolean): Money | undefined =>
  moneyOf(cell, isPriced) ?? (priceColumn.test(head) ? smallSum(cell) : undefined)

/** Columns of prices, with those of repeat visits joined to those of first ones, where it is clear which belong together. */
function withRepeats(columns: readonly PriceColumn[]): PriceColumn[] {
  const says =
    (words: RegExp) =>
    ({ label }: PriceColumn) =>
      label.search(words) >= 0
  const isRepeat = (one: PriceColumn) => says(repeatVisit)(one) && !says(firstVisit)(one)
  const pairs = [...Map.groupBy(columns, ({ label }) => besideVisit(label))].flatMap(([both, alike]) => {
    const [repeat, ...repeats] = alike.filter(isRepeat)
    const [first, ...firsts] = alike.filter((one) => !isRepeat(one))
    return repeat && first && repeats.length + firsts.length === 0 ? [{ first, repeat, both }] : []
  })
  return columns
    .filter((one) => !pairs.some(({ repeat }) => repeat === one))
    .map((one) => {
      const pair = pairs.find(({ first }) => first === one)
      return pair ? { ...one, repeat: { ...pair.repeat, both: pair.both } } : one
    })
}

/** Whether a row names each of several columns of sums by words of its own, such as `2D` and `3D`. */
function namesSums(first: readonly string[], rows: readonly FactLine[]): boolean {
  const heads = first.filter((_, at) => {
    const cells = rows.flatMap(({ cells }) => cells?.[at] || [])
    const sums = cells.filter((cell) => onlyMoney(cell)?.price !== undefined)
    return sums.length > 0 && sums.length >= cells.length / 2
  })
  const isShort = heads.every((head) => head !== '' && head.length <= mostHeadLetters)
  return heads.length > 1 && isShort && new Set(heads).size === heads.length
}

/** The columns with names and prices of a table; undefined for a table of something else, and for one with several prices without labels. */
export function columnsOf(rows: readonly FactLine[]): Columns | undefined {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells?.length ?? 0), 0)
  const first = rows.find(({ cells }) => cells && cells.filter(Boolean).length > 1)?.cells ?? []
  const isHead =
    !first.some((cell) => moneyOf(cell, true) !== undefined) &&
    (first.some(isPriceHead) || namesSums(first, rows))
  const columns = Array.from({ length: width }, (_, at) => {
    const cells = rows.map(({ cells }) => cells?.[at] ?? '').filter(Boolean)
    const body = isHead ? cells.slice(1) : cells
    const share = (count: number) => count / (body.length || 1)
    const head = isHead ? (first[at] ?? '') : ''
    return {
      at,
      head,
      sums: share(body.filter((cell) => onlyMoney(cell) !== undefined).length),
      numbers: share(
        body.filter((cell) =>
          /^\d{1,2}[.)]?$/.test(cell)
            ? priceColumn.test(head) && !otherNumbers.test(head)
            : cellMoney(cell, head, true) !== undefined,
        ).length,
      ),
      letters: body.reduce((sum, cell) => sum + (cell.match(/\p{L}/gu)?.length ?? 0), 0),
    }
  })
  const named = columns.find(({ head }) => nameColumn.test(head) && !priceColumn.test(head))
  const [longest] = [...columns].sort((a, b) => b.letters - a.letters)
  const name = named && named.letters > 0 ? named : longest
  const isPricePart =
    (isHead && first.some((cell) => priceColumn.test(cell))) ||
    rows.some(({ headings, isPriced }) => isPriced || headings.some(({ text }) => priceHeading.test(text)))
  const priced = columns.filter(
    (one) =>
      one !== name &&
      !formerColumn.test(one.head) &&
      (one.sums > 0.5 ||
        (priceColumn.test(one.head) && one.numbers > 0.3) ||
        (isPricePart && one.numbers > 0.6 && !otherNumbers.test(one.head))),
  )
  const tops = priced.filter(({ head }, index) => index > 0 && mostColumn.test(head))
  const prices = priced
    .filter((one) => !tops.includes(one))
    .map(({ at, head }, _, all): PriceColumn => {
      const to = all.length === 1 ? tops[0]?.at : undefined
      const currency = currencyIn(head)
      return { at, label: labelOf(head), ...(to !== undefined && { to }), ...(currency && { currency }) }
    })
  const isClear = prices.length === 1 || new Set(prices.map(({ label }) => label)).size === prices.length
  if (!name || prices.length === 0 || !isClear) return undefined
  return {
    name: name.at,
    prices: withRepeats(prices),
    group: columns.find((one) => one !== name && !priced.includes(one) && groupColumn.test(one.head))?.at,
    heads: columns.map(({ head }) => head),
    isPriced: isHead || isPricePart || priced.some(({ sums }) => sums > 0.5),
  }
}
