import { escapeHtml, attributes as written } from '../../schemas/html/escape-html.ts'
import { attributeOf, type Element, isElement, isNoText, type Node } from './node.ts'

/** The addresses of a page as they are in the new one: undefined for one without a target. */
export type Addresses = {
  link: (href: string) => string | undefined
  picture: (src: string) => string | undefined
}

const kept =
  /^(?:b|strong|i|em|u|ins|s|del|strike|code|sub|sup|span|a|br|p|ul|ol|li|table|thead|tbody|tfoot|tr|td|th|caption|h[1-6]|blockquote|pre|figure|figcaption|img|font|small|big|cite|mark)$/

/** Attributes in which a page keeps the address of a picture that it loads late. */
const sources = ['data-original', 'data-src', 'data-lazy', 'data-img-zoom-url', 'src'] as const

/** The address of a picture as it can be shown; undefined for one that cannot, and for any other element. */
export function pictureOf(element: Element, { picture }: Addresses): string | undefined {
  for (const name of sources) {
    const src = attributeOf(element, name).trim()
    const found = src && picture(src)
    if (found) return found
  }
  return undefined
}

const attributesOf = (element: Element, addresses: Addresses): Record<string, string> => {
  const copied = ['colspan', 'rowspan', 'style', 'width', 'height', 'alt']
    .filter((name) => element.attributes.has(name))
    .map((name) => [name, attributeOf(element, name)])
  const href = element.tag === 'a' ? addresses.link(attributeOf(element, 'href')) : undefined
  const src = element.tag === 'img' ? pictureOf(element, addresses) : undefined
  return { ...Object.fromEntries(copied), ...(href && { href }), ...(src && { src }) }
}

/** The HTML of a part of a page as `htmlToRich` reads it: without elements that only place or decorate. */
export function htmlOf(node: Node, addresses: Addresses): string {
  if (!isElement(node)) return escapeHtml(node)
  if (isNoText(node)) return ''
  const { tag, children } = node
  const inner = children.map((child) => htmlOf(child, addresses)).join('')
  if (tag === 'title' || tag === 'button') return ''
  if (tag === 'br') return '<br>'
  if (!kept.test(tag)) return /^(?:div|section|dd|dt|center|address)$/.test(tag) ? `<p>${inner}</p>` : inner
  if (tag === 'img') {
    const found = attributesOf(node, addresses)
    return found.src ? `<img${written(found)}>` : ''
  }
  return `<${tag}${written(attributesOf(node, addresses))}>${inner}</${tag}>`
}
