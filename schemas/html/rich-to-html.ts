import { type PortableText, richDecorators } from '../portable-text.ts'

const tags: Record<(typeof richDecorators)[number], string> = {
  strong: 'strong',
  em: 'em',
  underline: 'u',
  code: 'code',
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Block = PortableText[number]

function inline({ children, markDefs = [] }: Block): string {
  const spans = children.map(({ text, marks = [] }) => {
    const plain = escaped(text).replaceAll('\n', '<br>')
    const decorated = richDecorators
      .filter((mark) => marks.includes(mark))
      .reduce((inner, mark) => `<${tags[mark]}>${inner}</${tags[mark]}>`, plain)
    const link = markDefs.find(({ _key }) => marks.includes(_key))
    return link ? `<a href="${escaped(String(link.href))}">${decorated}</a>` : decorated
  })
  return spans.join('')
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
    if (!block.listItem) {
      const tag = block.style === undefined || block.style === 'normal' ? 'p' : block.style
      return `${close(0)}<${tag}>${inline(block)}</${tag}>`
    }
    const level = Math.min(block.level ?? 1, open.length + 1)
    const tag = block.listItem === 'number' ? 'ol' : 'ul'
    const closed = close(level)
    if (open.length < level) {
      open.push(tag)
      return `${closed}<${tag}><li>${inline(block)}`
    }
    if (open[level - 1] === tag) return `${closed}</li><li>${inline(block)}`
    const changed = close(level - 1)
    open.push(tag)
    return `${closed}${changed}<${tag}><li>${inline(block)}`
  })
  return parts.join('') + close(0)
}
