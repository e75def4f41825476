import { languages } from '../../locales/languages.ts'
import type { Text } from '../../locales/locale.ts'

/**
 * A text in the quotation marks of its own language. Marks that were typed around the whole text are not doubled, and
 * quotations inside it get the inner marks: «Клиника „Ақ тіс“ рядом».
 */
export function quotation({ text, lang }: Text): Text {
  const [open, close, innerOpen, innerClose] = languages[lang].quotes
  const { words, stop } = unquoted(text.trim())
  const inner = words.replaceAll(open, innerOpen).replaceAll(close, innerClose)
  return { text: `${open}${inner}${close}${stop}`, lang }
}

const pairs = ['«»', '“”', '„“', '""']

/** A text without the marks around it; `stop` is the full stop that Russian puts after the closing mark. */
function unquoted(text: string): { words: string; stop: string } {
  const [, open = '', inner = '', close = '', stop = ''] = /^([«“„"])(.*)([»”“"])(\.?)$/s.exec(text) ?? []
  const isWhole = pairs.includes(open + close) && !closesWithin(inner, open, close)
  return isWhole ? { words: inner, stop } : { words: text, stop: '' }
}

/** True if the first opening mark is closed before the end: «раз» и «два». */
function closesWithin(inner: string, open: string, close: string): boolean {
  if (open === close) return inner.includes(open)
  let depth = 1
  return [...inner].some((letter) => {
    if (letter === open) depth++
    if (letter === close) depth--
    return depth === 0
  })
}
