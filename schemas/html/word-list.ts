import type { richLists } from '../rich/text-block.ts'
import { isWordListSign, wordListLevel } from './styles.ts'

type Item = { kind: (typeof richLists)[number]; level: number }

/** `1.`, `2)`, `a.`, `iv.`: the sign of a numbered item; others are bullets, such as `·` or `o`. */
const isNumber = (sign: string) => /^\s*[\p{L}\d]{1,5}[.)]/u.test(sign)

/** Lists of Word are paragraphs with a style, which begin with the sign of the item. */
export function wordList() {
  let item: Item | undefined
  let sign: { depth: number; text: string } | undefined
  return {
    item: () => item,
    isInSign: () => sign !== undefined,
    /** Begins a paragraph. */
    begin(style: string | undefined) {
      const level = wordListLevel(style)
      item = level === undefined ? undefined : { kind: 'bullet', level }
      sign = undefined
    },
    end() {
      item = undefined
      sign = undefined
    },
    openSpan(style: string | undefined) {
      if (sign) sign.depth++
      else if (item && isWordListSign(style)) sign = { depth: 1, text: '' }
    },
    closeSpan() {
      if (!sign || --sign.depth > 0) return
      if (item && isNumber(sign.text)) item.kind = 'number'
      sign = undefined
    },
    /** True for text that belongs to the sign. */
    takes(text: string): boolean {
      if (sign) sign.text += text
      return sign !== undefined
    },
  }
}
