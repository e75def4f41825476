import { meantCurrency } from './currency-signs.ts'
import type { FactLine, FoundAt } from './fact-line.ts'
import { currencyIn, moneyAtEnd, moneyAtStart, onlyMoney } from './money.ts'
import { priceColumn } from './price-columns.ts'
import { isServed } from './served-price.ts'

/** The currency of a price without one: that of its site, or the one that the person chooses where the site has none. */
export const unwritten = ''

/** Icons that stand in place of a sign. */
const icons: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])(?:fa|icon|glyphicon|bi)-(?:rub|ruble|rouble)(?!\p{L})/giu, 'RUB'],
  [/(?<![\p{L}\d])(?:fa|icon|glyphicon|bi)-tenge(?!\p{L})/giu, 'KZT'],
]

/** The currencies that a page names, as often as it does: with its sums, in the heads of its tables, by icons. */
export const currenciesIn = (lines: readonly FactLine[], html: string): string[] => [
  ...lines.flatMap(({ text }) => {
    const money = moneyAtEnd(text)?.money ?? moneyAtStart(text)?.money ?? onlyMoney(text)
    return money?.currency ?? (priceColumn.test(text) ? (currencyIn(text) ?? []) : [])
  }),
  ...icons.flatMap(([icon, currency]) => [...html.matchAll(icon)].map(() => currency)),
]

/** The currency of the country of a phone, by its number; those of Kazakhstan begin with +76 and +77. */
const countries: readonly (readonly [RegExp, string])[] = [
  [/^\+7[67]/, 'KZT'],
  [/^\+7/, 'RUB'],
  [/^\+998/, 'UZS'],
  [/^\+996/, 'KGS'],
  [/^\+375/, 'BYN'],
  [/^\+380/, 'UAH'],
  [/^\+37[012]/, 'EUR'],
]

const mostOften = (all: readonly string[]): string | undefined =>
  [...Map.groupBy(all, (one) => one)].sort(([, a], [, b]) => b.length - a.length)[0]?.[0]

/** The currency of the country in which a site's phones are; undefined for a site without any. */
export const homeCurrency = (found: readonly FoundAt[]): string | undefined =>
  mostOften(
    found.flatMap(({ found: one }) =>
      one.kind === 'phone' ? (countries.find(([code]) => code.test(one.number))?.[1] ?? []) : [],
    ),
  )

/**
 * The currency of a site: the one that it names most often, otherwise that of its country (`home`). Undefined if neither says it, or if the one it names
 * is neither its country's nor one that a clinic here can have: a few sums in euros do not make the others euros.
 */
export function siteCurrency(named: readonly string[], home: string | undefined): string | undefined {
  const most = mostOften(named.map((code) => meantCurrency(code, home)))
  if (most === undefined) return home
  return most === home || isServed(most) ? most : undefined
}

/**
 * Facts whose prices have a currency: the written one, otherwise that of the site (`usual`); they stay without one where neither is known.
 * A price in a currency that no clinic here can have is marked unsure, so that it is not taken before a person has looked at it.
 */
export const withCurrency = (
  found: readonly FoundAt[],
  usual: string | undefined,
  home: string | undefined,
): FoundAt[] =>
  found.map((one) => {
    if (one.found.kind !== 'price') return one
    const { currency: own } = one.found
    const currency = own === unwritten ? (usual ?? unwritten) : meantCurrency(own, home)
    const isForeign = currency !== unwritten && !isServed(currency)
    return { ...one, found: { ...one.found, currency }, ...(isForeign && { isUnsure: true }) }
  })
