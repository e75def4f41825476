import { hasPriceWord } from '../facts/money.ts'
import type { Line } from './chunk.ts'
import { type IconName, iconOf } from './icon.ts'
import { lookOf } from './look.ts'
import { type Element, isElement, isNoText, type Node, namesOf, textOf } from './node.ts'

/** Elements that begin and end a line. */
export const blockTags =
  /^(?:#root|html|body|p|div|section|article|header|footer|main|nav|aside|h[1-6]|ul|ol|menu|dir|li|dl|dt|dd|table|thead|tbody|tfoot|tr|td|th|caption|blockquote|pre|form|fieldset|hr|address|center|figure|figcaption|details|summary|iframe|frameset|frame|noframes)$/

/** A text with single spaces, its dashes inside of words as on a keyboard. */
export const clean = (text: string): string =>
  text
    // A letter has a few marks at most; thousands of them take minutes to be put in order.
    .replace(/(\p{M}{8})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\s\u00a0\u2000-\u200b\u202f\u205f\u3000]+/g, ' ')
    .trim()

/** True for an element that a page calls a price. */
export const isPriceMark = (element: Element): boolean =>
  /price|cost|cena|stoim|narx|tsena/.test(namesOf(element))

/** True for words in which a price may be. */
export const saysPrice = (text: string): boolean =>
  /\d/.test(text) || (text.length < 100 && hasPriceWord(text))

/** The lines of inline content, as line breaks part them. */
export function linesOf(nodes: readonly Node[]): Line[] {
  type Open = { parts: string[]; hasWords: boolean; isPriced: boolean; icon?: IconName }
  const lines: Open[] = []
  const end = () => void lines.push({ parts: [], hasWords: false, isPriced: false })
  end()
  const line = () => lines.at(-1) as Open
  // Elements beside each other are apart on the page, though there is no space between them; the parts of a word are not.
  const say = (text: string) => {
    const before = line().parts.at(-1)?.at(-1) ?? ''
    const isName = /[\p{Ll}\d)]/u.test(before) && /^[\p{Lu}\d+]/u.test(text)
    const isNumber = /\d/.test(before) && /^\d/.test(text)
    const isWord = /\d/.test(before) && /^[a-z]/i.test(text)
    if ((isName && !isNumber) || isWord) line().parts.push(' ')
    if (text !== '') line().parts.push(text)
    line().hasWords ||= text.trim() !== ''
  }
  const visit = (node: Node) => {
    if (!isElement(node)) return say(node)
    const { tag, children } = node
    if (tag === 'title' || tag === 'button') return
    const icon = line().hasWords ? undefined : iconOf(node)
    if (icon) line().icon = icon
    if (isNoText(node)) return void line().parts.push(' ')
    if (tag === 'br' || tag === 'hr') return end()
    const minutes = tag === 'sup' ? /^\s*(00|15|30|45)\s*$/.exec(textOf(node))?.[1] : undefined
    if (minutes) return void line().parts.push(`:${minutes}`)
    if (isPriceMark(node) && saysPrice(lookOf(node).text)) {
      line().parts.push(' ')
      line().isPriced = true
    }
    const isBlock = blockTags.test(tag)
    if (isBlock) end()
    for (const [index, child] of children.entries()) {
      const before = children[index - 1]
      if (before !== undefined && isElement(before) && isElement(child) && before.tag !== child.tag)
        line().parts.push(' ')
      visit(child)
    }
    if (isBlock) end()
  }
  visit({ tag: '#line', attributes: new Map(), children: [...nodes] })
  return lines
    .map(
      ({ parts, isPriced, icon }): Line => ({
        text: clean(parts.join('')),
        ...(isPriced && { isPriced: true }),
        ...(icon && { icon }),
      }),
    )
    .filter(({ text }) => text !== '')
}

/** The words of a part that is left out. */
export const wordsIn = (node: Node): string =>
  linesOf([node])
    .map(({ text }) => text)
    .join(' ')
