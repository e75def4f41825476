import type { FactLine, FoundAt } from './fact-line.ts'
import { currencyIn, moneyAtEnd, moneyAtStart, onlyMoney } from './money.ts'
import { priceColumn } from './price-columns.ts'

/** The currency of a price with which none is written: that of its site follows once all pages are read. */
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

/** Where a phone is, by its number; those of Kazakhstan begin with +76 and +77. */
const countries: readonly (readonly [RegExp, string])[] = [
  [/^\+7[67]/, 'KZT'],
  [/^\+7/, 'RUB'],
  [/^\+998/, 'UZS'],
  [/^\+996/, 'KGS'],
  [/^\+375/, 'BYN'],
]

const mostOften = (all: readonly string[]): string | undefined =>
  [...Map.groupBy(all, (one) => one)].sort(([, a], [, b]) => b.length - a.length)[0]?.[0]

/** The currency of a site: the one that it names most often, otherwise that of the country of its phones; undefined if neither says it. */
export function siteCurrency(named: readonly string[], found: readonly FoundAt[]): string | undefined {
  const ofPhones = found.flatMap(({ found: one }) =>
    one.kind === 'phone' ? (countries.find(([code]) => code.test(one.number))?.[1] ?? []) : [],
  )
  return mostOften(named) ?? mostOften(ofPhones)
}

/** That of a site of which nothing says it. */
const usualCurrency = 'KZT'

/**
 * Facts whose prices have a currency: the written one, otherwise that of the site. If nothing says it, the prices are not sure,
 * so that none is taken in a currency that nobody has looked at.
 */
export const withCurrency = (found: readonly FoundAt[], currency: string | undefined): FoundAt[] =>
  found.map((one) =>
    one.found.kind === 'price' && one.found.currency === unwritten
      ? {
          ...one,
          found: { ...one.found, currency: currency ?? usualCurrency },
          ...(currency === undefined && { isUnsure: true }),
        }
      : one,
  )
