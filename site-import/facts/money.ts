/** A sum or a range; without a price it is on request, `isFrom` is said to be the least: `от 25 000`. */
export type Money = { price?: number; priceTo?: number; currency?: string; isFrom?: true }

/** No service costs more, in any currency. */
const mostSum = 10_000_000_000

const mostLetters = 300

const currencies: readonly (readonly [code: string, pattern: string])[] = [
  ['KZT', '₸|тенге|теңге\\p{L}*|тңг|тнг|тг|kzt|tenge'],
  ['UZS', "сумов|сум|сўм|so[ʻʼ‘’`']?m|sum|uzs"],
  ['KGS', 'сомов|сом|kgs'],
  ['BYN', 'бел\\.?\\s?руб\\p{L}*|byn'],
  ['RUB', '₽|руб(?:лей|ля|ль)?|rub|р'],
]
const currency = `(?<![\\p{L}])(?:${currencies.map(([, pattern]) => pattern).join('|')})(?:(?!\\p{L})|(?=dan(?!\\p{L})))\\.?|₸|₽`
const number =
  "(?<!\\d)(?:\\d{1,3}(?:[ .,'’]\\d{3}){1,4}(?:[.,]\\d{1,2})?(?!\\d)|\\d{2,9}(?:[.,]\\d{1,2})?(?!\\d)|\\d(?:[.,]\\d{1,2})?(?=\\s*(?:тыс|млн|мың|ming|mln|[кk](?!\\p{L}))))"
const amount = `(${number})\\s*(тыс\\.?|млн\\.?|мың|ming|mln|[кk](?!\\p{L}))?\\s*(${currency})?`
const prefix = '(?:(?:цена|стоимость|бағасы|narxi|price)\\s*[:–-]?\\s*)?(?:(?:от|с|from|бастап)\\s*)?'
const suffix =
  '\\s*(?:(?:/|за)\\s*(?:1\\s*)?\\p{L}+\\.?(?:\\s\\p{L}+)?|бастап|dan(?:\\s+boshlab)?|-?(?:ден|дан|тен|тан)(?:\\s+бастап)?)?\\s*[.*;]?\\s*(?:\\([^()]{1,60}\\))?'
const range = `${prefix}${amount}(?:\\s*(?:–|—|-|до|to|dan)\\s*(?:до\\s*)?${amount}(?:\\s*(?:gacha|дейін))?)?`
const free = '(?<!\\p{L})(?:бесплатно|тегін|bepul|free(?: of charge)?)'
const request =
  "(?<!\\p{L})(?:по запросу|цена по запросу|договорная|по договор[её]нности|по согласованию|индивидуально|уточняйте|уточняется|сұраныс бойынша|келісім бойынша|so[ʻʼ‘’`']rov bo[ʻʼ‘’`']yicha|kelishilgan|on request)"

const patterns = {
  only: new RegExp(`^\\s*${range}${suffix}\\s*$`, 'iu'),
  end: new RegExp(`${range}${suffix}\\s*$`, 'iu'),
  start: new RegExp(`^\\s*${range}\\s*(?:–|—|-|:)\\s+(?=\\p{L})`, 'iu'),
  wordOnly: new RegExp(`^\\s*(?:(${free})|(${request}))\\s*[.!]?\\s*$`, 'iu'),
  wordEnd: new RegExp(`(?:(${free})|(${request}))\\s*[.!]?\\s*$`, 'iu'),
}

/** Words by which a sum is the least: before it in Russian and English, behind it in Kazakh and Uzbek. */
const least =
  /(?<!\p{L})(?:от|from|бастап)(?!\p{L})|(?:ден|дан|тен|тан|dan)(?:\s+(?:бастап|boshlab))?\s*[.*;]?\s*$/iu

const codeOf = (sign: string | undefined): string | undefined =>
  sign === undefined
    ? undefined
    : currencies.find(([, pattern]) => new RegExp(`^(?:${pattern})\\.?$`, 'iu').test(sign.trim()))?.[0]

function sumOf(written: string, times: string | undefined): number {
  const cents = /[.,](\d{1,2})$/.exec(written)
  const whole = cents ? written.slice(0, cents.index) : written
  const value = Number(`${whole.replace(/\D/g, '')}${cents ? `.${cents[1]}` : ''}`)
  return value * (/^(?:тыс|мың|ming|[кk]$)/i.test(times ?? '') ? 1000 : times ? 1_000_000 : 1)
}

/** The sums of a match of `range`, whose groups begin at `first`. */
function moneyFrom(match: RegExpExecArray, needsSign: boolean): Money | undefined {
  const [, low, lowTimes, lowSign, high, highTimes, highSign] = match
  if (low === undefined) return undefined
  const currencyCode = codeOf(highSign) ?? codeOf(lowSign)
  if (needsSign && !currencyCode) return undefined
  const price = sumOf(low, lowTimes ?? (high === undefined ? undefined : highTimes))
  const priceTo = high === undefined ? undefined : sumOf(high, highTimes)
  if (!currencyCode && (price < 50 || price > 100_000_000)) return undefined
  if (Math.max(price, priceTo ?? 0) > mostSum) return undefined
  return {
    price,
    ...(priceTo !== undefined && priceTo > price && { priceTo }),
    ...(priceTo === undefined && least.test(match[0]) && { isFrom: true as const }),
    ...(currencyCode && { currency: currencyCode }),
  }
}

const wordMoney = (match: RegExpExecArray | null): Money | undefined =>
  match ? (match[1] ? { price: 0 } : {}) : undefined

/** A text with plain spaces, signs behind their sums; empty if it is too long for a row of a price list. */
const spaced = (text: string): string =>
  text.length > mostLetters
    ? ''
    : text
        .replace(/[\u00a0\u202f\u2009]/g, ' ')
        .replace(/([₸₽])\s?(\d(?:[\d .,]{0,14}\d)?)(?!\s?[₸₽])/g, '$2 $1')

/** The sum that a text is, with its currency or as a word: `от 5 000 до 12 000 ₸`, `бесплатно`. */
export function onlyMoney(text: string): Money | undefined {
  const line = spaced(text)
  const match = patterns.only.exec(line)
  return (match && moneyFrom(match, true)) ?? wordMoney(patterns.wordOnly.exec(line))
}

/** The number that a text is, where numbers are prices. */
export function numberOnly(text: string): Money | undefined {
  const match = patterns.only.exec(spaced(text))
  return match ? moneyFrom(match, false) : undefined
}

/** The sum at the end of a text, and what stands before it; a bare number where numbers are prices: behind dots or a dash (`led`), or everywhere (`bare`). */
export function moneyAtEnd(text: string, bare?: 'led' | 'bare'): { money: Money; rest: string } | undefined {
  const line = spaced(text)
  const match = patterns.end.exec(line)
  if (match && match.index > 0) {
    const rest = line.slice(0, match.index)
    const isLed = /(?:\.{3,}|…|_{3,}|\s[–—=-]|:|\t)\s*$/.test(rest)
    const money = moneyFrom(match, !(bare === 'bare' || (bare === 'led' && isLed)))
    if (money) return { money, rest }
  }
  const word = patterns.wordEnd.exec(line)
  const rest = word ? line.slice(0, word.index) : ''
  const isRow = /(?:\.{3,}|…|_{3,}|[–—=:-])\s*$/.test(rest)
  const money = wordMoney(word)
  return money && isRow && rest.length < 120 ? { money, rest } : undefined
}

/** The sum at the beginning of a text, and what follows it. */
export function moneyAtStart(text: string): { money: Money; rest: string } | undefined {
  const line = spaced(text)
  const match = patterns.start.exec(line)
  const money = match ? moneyFrom(match, true) : undefined
  return match && money ? { money, rest: line.slice(match[0].length) } : undefined
}
