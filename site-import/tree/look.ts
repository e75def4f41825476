import { type Element, isElement } from './node.ts'

/** The content of an element in figures: the beginning of its text, its length, the share of links, and the tags in it. */
export type Look = {
  text: string
  length: number
  links: number
  linkLength: number
  tags: ReadonlySet<string>
}

/** No rule asks for more of a text. */
const mostText = 3100
/** The tags for which rules ask. */
const asked = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'article',
  'main',
  'table',
  'img',
  'details',
  'ul',
  'ol',
])
const none: ReadonlySet<string> = new Set()

const looks = new WeakMap<Element, Look>()

/** Looks at an element once, however often it is asked for: the elements around it reuse the result. */
export function lookOf(element: Element): Look {
  const known = looks.get(element)
  if (known) return known
  let [text, length, links, linkLength] = ['', 0, 0, 0]
  let tags = none
  for (const child of element.children) {
    if (!isElement(child)) {
      const words = child.replace(/\s+/g, ' ')
      length += words.trim().length
      if (text.length < mostText) text += words.slice(0, mostText)
      continue
    }
    const look = lookOf(child)
    length += look.length
    links += look.links
    linkLength += look.linkLength
    if (text.length < mostText) text += ` ${look.text}`
    const isNew = asked.has(child.tag) && !tags.has(child.tag)
    if (isNew || [...look.tags].some((tag) => !tags.has(tag)))
      tags = new Set([...tags, ...look.tags, ...(isNew ? [child.tag] : [])])
  }
  const isLink = element.tag === 'a'
  const look: Look = {
    text: text.slice(0, mostText).replace(/\s+/g, ' ').trim(),
    length,
    links: isLink ? 1 : links,
    linkLength: isLink ? length : linkLength,
    tags,
  }
  looks.set(element, look)
  return look
}
