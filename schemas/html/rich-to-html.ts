import { isSpan, isTextBlock, type PortableText, type TextBlock } from '../rich/portable-text.ts'
import { richDecorators } from '../rich/text-block.ts'
import { attributes, escapeHtml } from './escape-html.ts'
import { toAttribute } from './object-attribute.ts'
import { objectHtml, pictureTag } from './object-html.ts'

const tags: Record<(typeof richDecorators)[number], string> = {
  strong: 'strong',
  em: 'em',
  underline: 'u',
  'strike-through': 's',
  code: 'code',
}

type Line = Pick<TextBlock, 'children' | 'markDefs'>

function lineHtml({ children, markDefs = [] }: Line): string {
  const parts = children.map((child) => {
    if (!isSpan(child))
      return (
        pictureTag(child) ?? `<span${attributes({ hidden: '', 'data-object': toAttribute(child) })}></span>`
      )
    const { text, marks = [] } = child
    const plain = escapeHtml(text).replaceAll('\n', '<br>')
    const decorated = richDecorators
      .filter((mark) => marks.includes(mark))
      .reduce((inner, mark) => `<${tags[mark]}>${inner}</${tags[mark]}>`, plain)
    const link = markDefs.find(({ _type, _key }) => _type === 'link' && marks.includes(_key))
    return link ? `<a${attributes({ href: String(link.href) })}>${decorated}</a>` : decorated
  })
  return parts.join('')
}

/** Converts rich text to the HTML of the API; `htmlToRich` is the inverse. */
export function richToHtml(blocks: PortableText): string {
  /** Open lists, the innermost last. */
  const open: string[] = []
  const close = (down: number) =>
    open
      .splice(down)
      .reverse()
      .map((tag) => `</li></${tag}>`)
      .join('')
  const parts = blocks.map((block) => {
    if (!isTextBlock(block)) return close(0) + objectHtml(block, { line: lineHtml, text: richToHtml })
    if (!block.listItem) {
      const tag = block.style === undefined || block.style === 'normal' ? 'p' : block.style
      return `${close(0)}<${tag}>${lineHtml(block)}</${tag}>`
    }
    const level = Math.min(block.level ?? 1, open.length + 1)
    const tag = block.listItem === 'number' ? 'ol' : 'ul'
    const closed = close(level)
    if (open.length < level) {
      open.push(tag)
      return `${closed}<${tag}><li>${lineHtml(block)}`
    }
    if (open[level - 1] === tag) return `${closed}</li><li>${lineHtml(block)}`
    const changed = close(level - 1)
    open.push(tag)
    return `${closed}${changed}<${tag}><li>${lineHtml(block)}`
  })
  return parts.join('') + close(0)
}
