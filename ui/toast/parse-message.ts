import { isWebOrPath } from '../../schemas/formats/href.ts'

/** A message as a tree: texts, line breaks and three kinds of elements. */
export type MessageNode =
  | string
  | { tag: 'br' }
  | { tag: 'b'; children: MessageNode[] }
  | { tag: 'i'; children: MessageNode[] }
  | { tag: 'a'; href: string; children: MessageNode[] }

type Parent = { tag: 'b' | 'i' | 'a' | undefined; href?: string; children: MessageNode[] }

const tag = /<(\/?)(b|i|a|br)((?:\s[^<>]*)?)\/?>/gi
const hrefOf = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Decodes once only: `&amp;lt;` is the text `&lt;`. */
const decode = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7}));/g, (whole, name?: string, code?: string) => {
    if (name) return entities[name] ?? whole
    const point = Number(code)
    return point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
      ? String.fromCodePoint(point)
      : whole
  })

/**
 * Parses the markup of a toast's message (B-24): b, i, a with a web address or a path of the site, br. Everything else
 * is plain text; unclosed elements end with the message. Never throws.
 */
export function parseMessage(message: string): MessageNode[] {
  const root: Parent = { tag: undefined, children: [] }
  const open: Parent[] = [root]
  const inner = () => open.at(-1) ?? root
  const close = (parent: Parent) => {
    const { tag: name, href, children } = parent
    const target = inner().children
    if (name === 'a') target.push(...(href === undefined ? children : [{ tag: name, href, children }]))
    else if (name) target.push({ tag: name, children })
  }
  const addText = (text: string) => {
    if (text) inner().children.push(decode(text))
  }

  let end = 0
  for (const match of message.matchAll(tag)) {
    addText(message.slice(end, match.index))
    end = match.index + match[0].length
    const [, slash, word = '', attributes = ''] = match
    const name = word.toLowerCase() as 'b' | 'i' | 'a' | 'br'
    if (name === 'br') inner().children.push({ tag: 'br' })
    else if (!slash) {
      const [, double, single, bare] = hrefOf.exec(attributes) ?? []
      const href = decode(double ?? single ?? bare ?? '')
      // Links cannot be nested.
      const isLink = name === 'a' && isWebOrPath(href) && !open.some((parent) => parent.href !== undefined)
      open.push({ tag: name, children: [], ...(isLink && { href }) })
    } else if (open.some((parent) => parent.tag === name)) {
      for (let parent = open.pop(); parent; parent = open.pop()) {
        close(parent)
        if (parent.tag === name) break
      }
    }
  }
  addText(message.slice(end))
  while (open.length > 1) {
    const parent = open.pop()
    if (parent) close(parent)
  }
  return root.children
}
