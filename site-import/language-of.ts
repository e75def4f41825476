import { type Locale, locales } from '../locales/locale.ts'

const kazakh = /[әғқңөұүһі]/gi
const uzbekCyrillic = /[ўҳ]/gi
const cyrillic = /[а-яё]/gi
const latin = /[a-z]/gi

/** Words and spellings that only Uzbek has, and those that only English has. */
const uzbekWords =
  /(?<!\p{L})(?:va|bilan|uchun|ham|biz\w*|siz\w*|shifokor\w*|klinika\w*|narx\w*|xizmat\w*|qabul\w*|davolash|bo.?lim\w*|ish vaqti|dushanba|seshanba|chorshanba|payshanba|juma|shanba|yakshanba|manzil\w*|tish\w*|bolalar|soat\w*|yil\w*|haqida|bosh|har kuni|dan|gacha)(?!\p{L})|[og][ʻʼ‘’`'](?=[a-z])|\wlar(?:i|ni|ga)?(?!\p{L})/giu
const englishWords =
  /(?<!\p{L})(?:the|and|of|for|with|our|we|you|your|is|are|to|in|at|from|by|about|services?|prices?|doctors?|clinic|appointment|opening|hours|address|phone|contacts?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|years?|dental|consultation|check|treatment)(?!\p{L})/giu

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/**
 * The language of a text among those of the product; undefined for one without words. `around` is the language of the text that it
 * stands in, which decides where a few words may be of either.
 */
export function languageOf(text: string, around?: Locale): Locale | undefined {
  const sample = text.slice(0, 20_000)
  const letters = {
    cyrillic: count(sample, cyrillic),
    latin: count(sample, latin),
    kazakh: count(sample, kazakh),
  }
  if (letters.cyrillic + letters.latin + letters.kazakh < 3) return undefined
  if (letters.latin > (letters.cyrillic + letters.kazakh) * 2) {
    const uzbek = count(sample, uzbekWords)
    const english = count(sample, englishWords)
    if (uzbek !== english) return uzbek > english ? 'uz' : 'en'
    return around === 'uz' || around === 'en' ? around : 'en'
  }
  const uzbek = count(sample, uzbekCyrillic)
  if (uzbek > 0 && uzbek >= count(sample, /[әңөүұһі]/gi)) return 'uz'
  if (letters.kazakh * 50 > letters.cyrillic) return 'kk'
  return around === 'kk' && sample.length < 20 ? 'kk' : 'ru'
}

/**
 * `languageOf` for the parts of a text. In Ukrainian and Belarusian, whose words stand in for Russian ones, `і` and `ў` are no letters of Kazakh
 * and Uzbek, which a few words do not show by themselves.
 */
export function languageReader(whole: string): typeof languageOf {
  const isEastSlavic =
    !/[әғқңөұүһҳ]/i.test(whole) && (/[їєґ]/i.test(whole) || (/ў/i.test(whole) && /і/i.test(whole)))
  return isEastSlavic ? (text, around) => languageOf(text.replace(/[іїєґў]/gi, 'и'), around) : languageOf
}

/** The languages of several texts, those with more letters first; Russian counts first among equals. */
export function languagesOf(texts: readonly string[], read = languageOf): Locale[] {
  const sizes = new Map<Locale, number>()
  for (const text of texts) {
    const locale = read(text)
    if (locale) sizes.set(locale, (sizes.get(locale) ?? 0) + text.length)
  }
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return locales
    .filter((locale) => (sizes.get(locale) ?? 0) > Math.min(all / 20, 40))
    .sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
}
