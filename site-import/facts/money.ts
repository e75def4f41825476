import { codeOf, currencyPattern } from './currency-signs.ts'

/**
 * A sum or a range; without a price it is on request, `isFrom` is a lowest price: `от 25 000`. `note` are the words behind it: `за
 * единицу`, or words in brackets.
 */
export type Money = { price?: number; priceTo?: number; currency?: string; isFrom?: true; note?: string }

/** No service costs more, in any currency. */
const mostSum = 10_000_000_000

const mostLetters = 300

const currency = currencyPattern
/** Also as on price tags: `640-00`, `400=00`. */
const cents = '(?:[.,]\\d{1,2}|[-=]00(?!\\d))'
/** One digit is a sum where its currency follows; a bare `р` behind it may be «раз». */
const oneDigit = `\\d(?:[.,]\\d{1,2}(?=\\s*(?:${currency}))|(?=\\s*[–—-]\\s*\\d{1,2}(?:[.,]\\d{1,2})?\\s*(?:${currency}))|(?=\\s*(?!р(?!\\p{L}))(?:${currency})))`
const number = `(?<!\\d)(?:\\d{1,3}(?:[ .,'’]\\d{3}){1,4}${cents}?(?!\\d)|\\d{2,9}${cents}?(?!\\d)|\\d(?:[.,]\\d{1,2})?(?=\\s*(?:тыс|млн|мың|ming|mln|т\\.?\\s?р|[кk](?!\\p{L})))|${oneDigit})`
const amount = `(${number})\\s*(тыс\\.?|т\\.?(?=\\s?р(?!\\p{L}))|млн\\.?|мың|ming|mln|[кk](?!\\p{L}))?\\s*(${currency})?`
const prefix =
  '(?:(?<!\\p{L})(?:цена|стоимость|бағасы|narxi|price)\\s*[:–-]?\\s*)?(?:(?<!\\p{L})(?:от|с|from|бастап)\\s*)?'
const suffix =
  '\\s*(?:((?:/|за)\\s*(?:1\\s*)?\\p{L}+\\.?(?:\\s\\p{L}+)?)|\\+|бастап|dan(?:\\s+boshlab)?|-?(?:ден|дан|тен|тан)(?:\\s+бастап)?)?\\s*[.*;=-]?\\s*(?:\\(([^()]{1,200})\\)[.;]?)?'
const till = '(?:\\s*-?(?:gacha|гача|(?:ға|ге|қа|ке)?\\s*дейін))'
const range = `${prefix}${amount}(?:(?:\\s*(?:-?(?:dan|ден|дан|тен|тан)|–|—|-|до|to)|(?<=теңгеден))\\s*(?:до\\s*)?${amount}${till}?)?`
const free = '(?<!\\p{L})(?:бесплатно|б[/\\\\]п|тегін|bepul|free(?: of charge)?)(?!\\p{L})'
const request =
  "(?<!\\p{L})(?:по запросу|цена по запросу|(?:цена )?договорная(?: цена)?|по договор[её]нности|по согласованию|индивидуально|уточняйте|уточняется|сұраныс бойынша|келісім бойынша|келісімді|so[ʻʼ‘’`']rov bo[ʻʼ‘’`']yicha|kelishilgan(?: narx(?:da|i)?)?|on request)(?!\\p{L})"

const patterns = {
  only: new RegExp(`^\\s*${range}${suffix}\\s*$`, 'iu'),
  end: new RegExp(`${range}${suffix}\\s*$`, 'iu'),
  start: new RegExp(`^\\s*${range}\\s*(?:–|—|-|:)\\s+(?=\\p{L})`, 'iu'),
  small: new RegExp(
    `^\\s*${prefix}(\\d{1,2}(?:[.,]\\d{1,2})?)(?:\\s*[–—-]\\s*(\\d{1,3}(?:[.,]\\d{1,2})?))?\\s*$`,
    'iu',
  ),
  wordOnly: new RegExp(`^\\s*(?:(${free})|(${request}))\\s*[.!]?\\s*$`, 'iu'),
  wordEnd: new RegExp(`(?:(${free})|(${request}))\\s*[.!]?\\s*(?:\\(([^()]{1,200})\\))?\\s*$`, 'iu'),
  freeStart: new RegExp(`^\\s*${free}\\s+(?=\\p{L}{2})`, 'iu'),
  inside: new RegExp(
    `${range}${suffix}(?:\\s*[,;–—-])?\\s+((?:\\d{1,2}\\s)?\\p{L}[^\\d₸₽₴€$]{1,150})$`,
    'iu',
  ),
  word: new RegExp(`${free}|${request}`, 'giu'),
  sign: new RegExp(`(?:${currency})(?!-)`, 'iu'),
  otherEnd: new RegExp(`${amount}\\s*[.,;|/+]?\\s*$`, 'iu'),
  otherSigned: new RegExp(`${number}\\s*(?:тыс\\.?|мың|ming|млн\\.?|mln)?\\s*(?:${currency})`, 'iu'),
  otherListed: new RegExp(`(${number})\\s*[,;]\\s`, 'giu'),
  sum: new RegExp(`${range}(?:\\s*(?:бастап|dan))?`, 'giu'),
}

/** Words that make a sum the least: before it in Russian and English, behind it in Kazakh and Uzbek. */
const least =
  /(?<!\p{L})(?:от|from|бастап)(?!\p{L})|(?:ден|дан|тен|тан|dan)(?:\s+(?:бастап|boshlab))?\s*[.*;]?\s*$|\+\s*[.*;]?\s*$/iu

/** The currency that a text names, by a sign or a word of its own: `Цена, тг`. Letters inside other words are none («рубцы», «сумма»). */
export const currencyIn = (text: string): string | undefined => codeOf(patterns.sign.exec(text)?.[0])

function sumOf(written: string, times: string | undefined): number {
  const part = /[.,](\d{1,2})$|[-=]00$/.exec(written)
  const whole = part ? written.slice(0, part.index) : written
  const value = Number(`${whole.replace(/\D/g, '')}.${part?.[1] ?? '0'}`)
  return value * (/^(?:тыс|т|мың|ming|[кk]$)/i.test(times ?? '') ? 1000 : times ? 1_000_000 : 1)
}

/** The sums of a match of `range`, whose groups begin at `first`. */
function moneyFrom(match: RegExpExecArray, needsSign: boolean): Money | undefined {
  const [, low, lowTimes, lowSign, high, highTimes, highSign, unit, inBrackets] = match
  if (low === undefined) return undefined
  const currencyCode = codeOf(highSign) ?? codeOf(lowSign)
  const sign = highSign ?? lowSign
  if (needsSign && sign === undefined) return undefined
  const price = sumOf(low, lowTimes ?? (high === undefined ? undefined : highTimes))
  const priceTo = high === undefined ? undefined : sumOf(high, highTimes)
  if (sign === undefined && (price < 50 || price > 100_000_000)) return undefined
  if (Math.max(price, priceTo ?? 0) > mostSum || (priceTo ?? price) < price) return undefined
  const note = noteOf(unit, inBrackets)
  const words = inBrackets === undefined ? match[0] : match[0].slice(0, match[0].lastIndexOf('('))
  return {
    price,
    ...(priceTo !== undefined && priceTo > price && { priceTo }),
    ...(priceTo === undefined && least.test(words) && { isFrom: true as const }),
    ...(currencyCode && { currency: currencyCode }),
    ...(note && { note }),
  }
}

const noteOf = (...parts: readonly (string | undefined)[]): string =>
  parts
    .map((part) => part?.replace(/^\/\s*(?=[а-яё. ]+$)/i, 'за ').trim())
    .filter(Boolean)
    .join(', ')

function wordMoney(match: RegExpExecArray | null): Money | undefined {
  if (!match) return undefined
  const note = noteOf(match[3])
  return { ...(match[1] && { price: 0 }), ...(note && { note }) }
}

/** A text with plain spaces and digits, signs behind their sums, no drawn signs; empty if it is too long for a row of a price list. */
const spaced = (text: string): string =>
  text.length > mostLetters
    ? ''
    : text
        .replace(/(\d)\uFE0F?\u20E3/g, '$1')
        .replace(/[\u00a0\u202f\u2009]|\p{Extended_Pictographic}\uFE0F?/gu, ' ')
        .replace(/(?<!\d\s?)([₸₽₴€$])\s?(\d(?:[\d .,]{0,14}\d)?)(?![\d.,]|\s?[\d₸₽₴€$])/g, '$2 $1')

const latin = 'aceopxy'
const cyrillic = 'асеорху'

/** A text whose Cyrillic words have no Latin letters that look like theirs, as typists mix them: `бecплатно`. */
const inOneScript = (text: string): string =>
  text.replace(/(?<=[а-яё])[aceopxy]+|[aceopxy]+(?=[а-яё])/giu, (letters) =>
    [...letters.toLowerCase()].map((letter) => cyrillic[latin.indexOf(letter)]).join(''),
  )

/** The sum that a text is, with its currency or as a word: `от 5 000 до 12 000 ₸`, `бесплатно`. */
export function onlyMoney(text: string): Money | undefined {
  const line = spaced(text)
  const match = patterns.only.exec(line)
  return (match && moneyFrom(match, true)) ?? wordMoney(patterns.wordOnly.exec(inOneScript(line)))
}

/** The number that a text is, where numbers are prices. */
export function numberOnly(text: string): Money | undefined {
  const match = patterns.only.exec(spaced(text))
  return match ? moneyFrom(match, false) : undefined
}

/** The number that a cell is below a head that says that it is a price: in roubles of Belarus or in euros many prices are small. */
export function smallSum(text: string): Money | undefined {
  const [whole = '', low, high] = patterns.small.exec(spaced(text)) ?? []
  if (low === undefined) return undefined
  const [price, priceTo] = [sumOf(low, undefined), high === undefined ? undefined : sumOf(high, undefined)]
  if (priceTo !== undefined) return priceTo > price ? { price, priceTo } : undefined
  return { price, ...(least.test(whole) && { isFrom: true as const }) }
}

/**
 * True for words that hold a sum of their own, so that it is unclear which of two is the price: `Брекеты 60 000 ₸`, `Ретейнер 15000`, `1
 * канал 12000, 2 канала`.
 */
function holdsSum(words: string): boolean {
  const [, last = '', times, sign] = patterns.otherEnd.exec(words) ?? []
  return (
    patterns.otherSigned.test(words) ||
    [...words.matchAll(patterns.otherListed)].some(([, sum = '']) => sumOf(sum, undefined) >= 1000) ||
    (last !== '' && (sign !== undefined || sumOf(last, times) >= 1000))
  )
}

/** The sum in a cell or a line; a bare number only where numbers are prices. */
export const moneyOf = (text: string, isPriced: boolean): Money | undefined =>
  onlyMoney(text) ?? (isPriced ? numberOnly(text) : undefined)

/**
 * The sum at the end of a text, and the words before it; a bare number counts where numbers are prices: after dots or a dash (`led`), or
 * everywhere (`bare`).
 */
export function moneyAtEnd(text: string, bare?: 'led' | 'bare'): { money: Money; rest: string } | undefined {
  const line = spaced(text)
  const match = patterns.end.exec(line)
  if (match && match.index > 0) {
    const rest = line.slice(0, match.index)
    // Behind its sum a price tag has a dash: `5000-`, `640-00`.
    const isLed = /(?:\.{3,}|…|_{3,}|\s[–—=-]|:|\t)\s*$/.test(rest) || /\d[-=](?:00)?\s*$/.test(match[0])
    const money = moneyFrom(match, !(bare === 'bare' || (bare === 'led' && isLed)))
    if (money) return holdsSum(rest) ? undefined : { money, rest }
  }
  const word = patterns.wordEnd.exec(inOneScript(line))
  const rest = word ? line.slice(0, word.index) : ''
  const isRow = /(?:\.{3,}|…|_{3,}|[–—=:-])\s*$/.test(rest)
  const money = wordMoney(word)
  return money && (isRow || bare === 'bare') && rest.length < 120 ? { money, rest } : undefined
}

/** The sum with a currency before the last words of a text, which are its note: `5 000 тг, без материала`. */
export function moneyBeforeNote(text: string): { money: Money; rest: string } | undefined {
  const line = spaced(text)
  const match = patterns.inside.exec(line)
  const money = match && match.index > 0 ? moneyFrom(match, true) : undefined
  const words = match?.[9]?.trim() ?? ''
  if (!match || !money || words.search(patterns.word) >= 0) return undefined
  const rest = line.slice(0, match.index)
  return holdsSum(rest) ? undefined : { money: { ...money, note: noteOf(money.note, words) }, rest }
}

/** True for a text that begins by saying that it is free of charge: `Bepul maslahat`. */
export const beginsFree = (text: string): boolean => patterns.freeStart.test(spaced(text))

/** True for a text that says a price in words: free of charge, or on request. */
export const hasPriceWord = (text: string): boolean => inOneScript(text).search(patterns.word) >= 0

/** Measures behind a number that is no price: `1000 мг`. */
const units = /^\s?(?:м?к?г|мл|мм|см|ме|ед|гц|вт|кг|mg|ml|mkg|g|mm|iu|me|hz)(?!\p{L})/iu

/** Whether a match of `range` is a price: it has a currency, or is a number of four digits and more without a unit behind it. */
const isSum = ([whole, low = '', times, sign, , , highSign]: readonly string[], behind: string): boolean =>
  Boolean(whole && (sign ?? highSign)) || (sumOf(low, times) >= 1000 && !units.test(behind))

/** True for a text in which a price is left. */
export const hasSum = (text: string): boolean => {
  const line = spaced(text)
  return [...line.matchAll(patterns.sum)].some((match) =>
    isSum(match, line.slice(match.index + match[0].length)),
  )
}

/** A text without prices and words for them; as it is where it is too long for a row of a price list. */
export function withoutMoney(text: string): string {
  const line = spaced(text)
  if (line === '') return text
  const parts: string[] = []
  let end = 0
  for (const match of line.matchAll(patterns.sum)) {
    const after = match.index + match[0].length
    if (!isSum(match, line.slice(after))) continue
    parts.push(line.slice(end, match.index))
    end = after
  }
  return [...parts, line.slice(end)].join(' ').replace(patterns.word, ' ').replace(/\s+/g, ' ').trim()
}

/** The sum at the beginning of a text, and the rest. */
export function moneyAtStart(text: string): { money: Money; rest: string } | undefined {
  const line = spaced(text)
  const match = patterns.start.exec(line)
  const money = match ? moneyFrom(match, true) : undefined
  return match && money ? { money, rest: line.slice(match[0].length) } : undefined
}
