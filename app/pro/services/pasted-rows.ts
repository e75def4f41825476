import type { Locale } from '../../../locales/locale.ts'
import type { AreaRow } from '../../../schemas/api/area.ts'
import type { Service } from '../../../schemas/areas/services.ts'
import { isEqual } from '../../../schemas/core/is-equal.ts'
import { fold } from '../../../schemas/formats/fold.ts'
import { short } from '../../../schemas/html/short.ts'
import { mostNoteLetters } from '../../../schemas/site-import.ts'
import { hasSum } from '../../../site-import/facts/money.ts'
import { isServed, servedPrice } from '../../../site-import/facts/served-price.ts'
import { unwritten } from '../../../site-import/facts/site-currency.ts'
import type { PricedLine } from '../../../site-import/price-list.ts'
import { noteAfter } from './service-note.ts'

/** A service of the clinic, with the fields that its list has. */
export type KnownService = AreaRow<Omit<Service, 'prices'>>

/** A row of a pasted price list, with the person's corrections. */
export type PastedRow = {
  id: number
  /** The words in which it was found. */
  source: string
  name: string
  group: string
  price: number | undefined
  priceTo: number | undefined
  /** The price of a repeat visit; undefined if the list has none, so that a service keeps its own. */
  priceRepeat: number | undefined
  isFrom: boolean
  currency: string
  /** The words behind the price. */
  note: string
  /** Whether the person has ticked the row; undefined until they have decided. */
  isChosen: boolean | undefined
}

/** A line that was not understood; `name` is what it could be called as a service. */
export type UnreadLine = { id: number; source: string; name: string; group: string }

/** A line that was taken for a category, and the category above it. */
export type HeadingLine = { source: string; group: string; above: string }

/**
 * A pasted price list as it was read; the language of its names and the currency of its bare prices can be changed. `home` is the currency
 * of the clinic's country.
 */
export type Pasted = {
  rows: PastedRow[]
  headings: HeadingLine[]
  unread: UnreadLine[]
  language: Locale
  currency: string
  home: string
}

/**
 * The outcome of a row: a new service, another price (or only another currency or note) of a service that exists, nothing because the price
 * is the same or stands above already, or nothing until the row is corrected or its currency is chosen.
 */
export type Outcome =
  | { kind: 'new' }
  | { kind: 'changed'; what: 'price' | 'currency' | 'note'; known: KnownService }
  | { kind: 'same'; known: KnownService }
  | { kind: 'repeated' }
  | { kind: 'waiting' }
  | { kind: 'wrong'; why: 'name' | 'range' }

/** Whether a price may be left in the name of a row, or in a note, unless the head of its column says what it is. */
export const hasLeftPrice = ({ name, note }: Pick<PastedRow, 'name' | 'note'>): boolean =>
  hasSum(name) || (hasSum(note) && !note.includes(': '))

export const rowOf = (
  { source, name, group = '', price, priceTo, priceRepeat, isFrom, currency, note = '' }: PricedLine,
  id: number,
  usual: string,
): PastedRow => ({
  id,
  source,
  name,
  group,
  price,
  priceTo,
  priceRepeat,
  isFrom: isFrom === true,
  currency: currency ?? usual,
  note: short(note, mostNoteLetters),
  isChosen: hasLeftPrice({ name, note }) ? false : undefined,
})

/** A row as the clinic can have it: a sum in a foreign currency stands in its note (decision 30). */
export function servedRow(row: PastedRow, home: string): PastedRow {
  if (isServed(row.currency)) return row
  if (!isPaid(row)) return { ...row, currency: home }
  if (row.currency === unwritten) return row
  const { price, priceTo, priceRepeat, currency } = row
  const { note = '' } = servedPrice({
    currency,
    note: row.note,
    ...(price !== undefined && { price }),
    ...(priceTo !== undefined && { priceTo }),
    ...(priceRepeat !== undefined && { priceRepeat }),
  })
  const noSums = { price: undefined, priceTo: undefined, priceRepeat: undefined }
  return { ...row, ...noSums, currency: home, note: short(note, mostNoteLetters) }
}

const textsOf = (texts: object | undefined): string[] => [...new Set(Object.values(texts ?? {}).map(fold))]

/** Services by their names in all languages. */
function byName(services: readonly KnownService[]): ReadonlyMap<string, KnownService[]> {
  const named = new Map<string, KnownService[]>()
  for (const service of services)
    for (const name of textsOf(service.VALUE.name)) named.set(name, [...(named.get(name) ?? []), service])
  return named
}

const isInGroup = ({ VALUE }: KnownService, group: string): boolean =>
  textsOf(VALUE.group).includes(fold(group))

/** Whether a row names a sum, and not only that it is free or on request. */
const isPaid = ({ price, priceTo, priceRepeat }: PastedRow): boolean =>
  Boolean(price || priceTo || priceRepeat)

/** The currency of a service after a row: a free price, or one on request, keeps the present currency. */
export const currencyAfter = (row: PastedRow, { VALUE }: KnownService): PastedRow['currency'] =>
  isPaid(row) ? row.currency : VALUE.currency

function outcomeOf(row: PastedRow, known: KnownService, locale: Locale): Outcome {
  const { VALUE } = known
  if (VALUE.price && currencyAfter(row, known) !== VALUE.currency)
    return { kind: 'changed', what: 'currency', known }
  if (
    row.price !== VALUE.price ||
    row.priceTo !== VALUE.priceTo ||
    (row.priceRepeat ?? VALUE.priceRepeat) !== VALUE.priceRepeat ||
    currencyAfter(row, known) !== VALUE.currency
  )
    return { kind: 'changed', what: 'price', known }
  return isEqual(noteAfter(VALUE.note, row, locale), VALUE.note)
    ? { kind: 'same', known }
    : { kind: 'changed', what: 'note', known }
}

/**
 * The outcome of each row. A service of the same name and category is the same one; so is the only one of its name, if no other row of the
 * list is. `locale` is the language of the list.
 */
export function outcomesOf(
  rows: readonly PastedRow[],
  services: readonly KnownService[],
  locale: Locale,
): Map<number, Outcome> {
  const named = byName(services)
  const keyOf = ({ name, group }: PastedRow) => `${fold(name)}\n${fold(group)}`
  const exact = new Map<number, KnownService>()
  for (const row of rows) {
    const found = named.get(fold(row.name))?.find((one) => isInGroup(one, row.group))
    if (found) exact.set(row.id, found)
  }
  const taken = new Set([...exact.values()].map(({ CODE }) => CODE))
  const times = Map.groupBy(rows, ({ name }) => fold(name))
  const knownOf = (row: PastedRow): KnownService | undefined => {
    const own = exact.get(row.id)
    if (own) return own
    const [only, ...others] = named.get(fold(row.name)) ?? []
    const isAlone = new Set(times.get(fold(row.name))?.map(keyOf)).size === 1
    return only && others.length === 0 && isAlone && !taken.has(only.CODE) ? only : undefined
  }
  const seen = new Set<string>()
  return new Map(
    rows.map((row): [number, Outcome] => {
      if (row.name.trim().length < 2) return [row.id, { kind: 'wrong', why: 'name' }]
      if (row.priceTo !== undefined && row.priceTo < (row.price ?? 0))
        return [row.id, { kind: 'wrong', why: 'range' }]
      if (row.currency === unwritten && isPaid(row)) return [row.id, { kind: 'waiting' }]
      const key = keyOf(row)
      if (seen.has(key)) return [row.id, { kind: 'repeated' }]
      // A row that is left out does not block the next one of the same name.
      if (row.isChosen !== false) seen.add(key)
      const known = knownOf(row)
      if (!known) return [row.id, { kind: 'new' }]
      return [row.id, outcomeOf(row, known, locale)]
    }),
  )
}

/** Whether a row is ticked: one that changes the currency of a service only after the person has ticked it. */
export const isTicked = ({ isChosen }: PastedRow, outcome: Outcome | undefined): boolean =>
  isChosen ?? !(outcome?.kind === 'changed' && outcome.what === 'currency')

/** Whether a row is written: it is ticked, and there is something to write. */
export const isWritten = (row: PastedRow, outcome: Outcome | undefined): boolean =>
  isTicked(row, outcome) && (outcome?.kind === 'new' || outcome?.kind === 'changed')
