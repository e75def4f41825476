/** Names of roubles without a country: they are of Russia, or of Belarus. */
export const roubles = 'roubles'

/** The ways to write currencies on sites; those of other countries are known so that their sums are not taken for another currency. */
const currencies: readonly (readonly [code: string, pattern: string])[] = [
  ['KZT', '₸|тенге|теңге\\p{L}*|тңг|тнг|тг|kzt|tenge|tg'],
  ['UZS', "сумов|сум|сўм|so[ʻʼ‘’`']?m|sum|uzs"],
  ['KGS', '\u20c0|сомов|сом|kgs'],
  ['BYN', 'бел\\.?\\s?руб\\p{L}*|byn'],
  ['RUB', '₽|rub'],
  [roubles, 'руб(?:лей|ля|ль)?|р'],
  ['UAH', '₴|грн|грив(?:ень|ен|н\\p{L}*)|uah'],
  ['EUR', '€|евро|eur|euro?'],
  ['USD', '\\$|долл\\p{L}*|usd'],
]

/** Signs that may stand directly behind a letter. */
const signs = '₸|₽|\u20c0|\u20cf|₴|€|\\$'

/** The pattern of a currency: a sign, or a word of its own. */
export const currencyPattern = `(?<![\\p{L}])(?:${currencies.map(([, pattern]) => pattern).join('|')})(?:(?!\\p{L})|(?=(?:dan|gacha|дан|гача)(?!\\p{L})))\\.?|${signs}`

/** The code of a currency as it is written; `roubles` for roubles of an unknown country. */
export const codeOf = (sign: string | undefined): string | undefined =>
  sign === undefined
    ? undefined
    : currencies.find(([, pattern]) => new RegExp(`^(?:${pattern})\\.?$`, 'iu').test(sign.trim()))?.[0]

/** The meant currency of a clinic: roubles are those of its country, whose currency is `home`. */
export const meantCurrency = (code: string, home: string | undefined): string =>
  code === roubles ? (home === 'BYN' ? 'BYN' : 'RUB') : code
