import { readTags } from '../../schemas/html/read-tags.ts'
import { limits } from '../limits.ts'
import type { Element, Node } from './node.ts'

const attributes = new Set([
  'href',
  'src',
  'srcset',
  'data-src',
  'data-original',
  'data-lazy',
  'data-img-zoom-url',
  'width',
  'height',
  'alt',
  'style',
  'role',
  'colspan',
  'rowspan',
  'class',
  'id',
  'name',
  'content',
  'property',
  'itemprop',
  'hidden',
  'lang',
  'size',
  'rel',
  'datetime',
  'data-content',
  'download',
])
const dropped = new Set([
  'script',
  'style',
  'object',
  'applet',
  'svg',
  'math',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'datalist',
  'video',
  'audio',
  'canvas',
  'xml',
  'o:p',
  'select',
  'textarea',
])

const empty = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'frame',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
])

/** Elements that end others of the same list that are still open, up to the element that holds both. */
const endings: Readonly<Record<string, { ends: RegExp; within: RegExp }>> = {
  li: { ends: /^li$/, within: /^(?:ul|ol|menu|dir)$/ },
  dt: { ends: /^(?:dt|dd)$/, within: /^dl$/ },
  dd: { ends: /^(?:dt|dd)$/, within: /^dl$/ },
  td: { ends: /^(?:td|th)$/, within: /^(?:tr|table)$/ },
  th: { ends: /^(?:td|th)$/, within: /^(?:tr|table)$/ },
  tr: { ends: /^(?:tr|td|th|caption)$/, within: /^table$/ },
  tbody: { ends: /^(?:tr|td|th|thead|tbody|tfoot|caption)$/, within: /^table$/ },
  option: { ends: /^option$/, within: /^select$/ },
}
/** Blocks end an open paragraph. */
const blocks =
  /^(?:p|div|section|article|header|footer|main|nav|aside|h[1-6]|ul|ol|dl|table|blockquote|pre|form|hr|address|center|figure)$/

/**
 * The tree of a page, in time that grows with its length alone: elements that are not closed end where those around them do, and those
 * nested deeper than `limits.depth` become siblings.
 */
export function parseHtml(html: string): Element {
  const root: Element = { tag: '#root', attributes: new Map(), children: [] }
  const open: Element[] = [root]
  const last = (): Element => open.at(-1) ?? root
  const add = (node: Node) => void last().children.push(node)

  /** Closes the open elements of `ends`, up to the nearest of `within`. */
  function end(ends: RegExp, within: RegExp) {
    for (let at = open.length - 1; at > 0; at--) {
      const tag = open[at]?.tag ?? ''
      if (within.test(tag)) return
      if (ends.test(tag)) open.length = at
    }
  }
  readTags(
    html,
    {
      text: add,
      open(tag, found) {
        const ending = endings[tag]
        if (ending) end(ending.ends, ending.within)
        if (blocks.test(tag)) end(/^p$/, /^(?:td|th|div|li|table|section|article|form|body)$/)
        const element: Element = { tag, attributes: found, children: [] }
        add(element)
        if (!empty.has(tag) && open.length < limits.depth) open.push(element)
      },
      close(tag) {
        if (tag === 'br') return add({ tag, attributes: new Map(), children: [] })
        const isCell = tag === 'td' || tag === 'th' || tag === 'tr'
        for (let at = open.length - 1; at > 0; at--) {
          if (open[at]?.tag === tag) {
            open.length = at
            return
          }
          // A stray end inside of a cell does not end the table around it.
          if (!isCell && tag !== 'table' && /^(?:td|th)$/.test(open[at]?.tag ?? '')) return
        }
      },
    },
    { attributes, dropped },
  )
  return root
}
