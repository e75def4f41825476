import { Idiomorph } from 'idiomorph'
import { elsewhere } from '../../elsewhere.ts'
import { type BlockRange, blockRanges, findRange, nodesBetween } from './block-ranges.ts'

import { holdsEdited, isEdited, keepForLater, keepingCaret } from './edit-text.ts'
import { morphHead } from './morph-head.ts'

/** Elements that a reader has opened stay open, and an island in use is not rendered again while its content is the same. */
const callbacks = {
  // The edited text keeps its caret.
  beforeNodeRemoved: (old: Node): boolean => {
    if (!holdsEdited(old)) return true
    keepForLater(null)
    return false
  },
  beforeNodeMorphed: (old: Node, next: Node): boolean => {
    if (isEdited(old)) {
      keepForLater(next)
      return false
    }
    if (!(old instanceof HTMLElement) || !(next instanceof HTMLElement)) return true
    if (old instanceof HTMLDetailsElement && old.open) next.setAttribute('open', '')
    if (old.localName !== 'sh-island' || old.dataset.ready === undefined) return true
    if (old.dataset.props !== next.dataset.props) old.replaceWith(next.cloneNode(true))
    return false
  },
}

/**
 * The smallest elements in which two differ; undefined if they do not. The browser compares elements much faster than idiomorph makes
 * them alike, and a letter changes one place of a block.
 */
function difference(old: Element, next: Element): [Element, Element] | undefined {
  if (old.isEqualNode(next)) return undefined
  const isSameAlone = old.cloneNode(false).isEqualNode(next.cloneNode(false))
  if (!isSameAlone || old.childNodes.length !== next.childNodes.length) return [old, next]
  const others = [...next.childNodes]
  const differing = [...old.childNodes].flatMap((child, index) => {
    const other = others[index]
    return other && !child.isEqualNode(other) ? [[child, other] as const] : []
  })
  const [only] = differing
  const isOneElement =
    differing.length === 1 && only !== undefined && only[0] instanceof Element && only[1] instanceof Element
  return isOneElement ? difference(only[0], only[1]) : [old, next]
}

const morphNode = (old: Element, next: Element) => {
  const [from, to] = difference(old, next) ?? []
  if (from && to) keepingCaret(() => Idiomorph.morph(from, to, { morphStyle: 'outerHTML', callbacks }))
}

const isSameKind = (old: ChildNode, next: ChildNode) =>
  old instanceof Element && next instanceof Element && old.localName === next.localName

/** The blocks in new HTML that are rendered elsewhere: their places have only a comment. */
const placesIn = (root: Node): BlockRange[] =>
  blockRanges(root).filter(
    ({ start, end }) =>
      start.nextSibling instanceof Comment &&
      `<!--${start.nextSibling.data}-->` === elsewhere &&
      start.nextSibling.nextSibling === end,
  )

/**
 * Morphs a block into new HTML of it, which includes its comments, and keeps the elements that stay. Blocks in it that are rendered
 * elsewhere keep their content, wherever they stood; `gone` has the nodes that have just left the page. Returns the ids of those without
 * content yet.
 */
export function morphBlock(range: BlockRange, html: string, gone: Node): string[] {
  const template = document.createElement('template')
  template.innerHTML = html
  const left = blockRanges(gone)
  const shown = placesIn(template.content).map(({ id }) => {
    const found = findRange(id) ?? left.find((one) => one.id === id)
    const nodes = found ? nodesBetween(found) : []
    for (const node of nodes) node.remove()
    return { id, nodes }
  })
  const next = [...template.content.childNodes].slice(1, -1)
  const old = nodesBetween(range)
  for (const [index, node] of next.entries()) {
    const before = old[index]
    if (!before) range.end.before(node)
    else if (isSameKind(before, node)) morphNode(before as Element, node as Element)
    else before.replaceWith(node)
  }
  for (const rest of old.slice(next.length)) rest.remove()
  for (const { id, nodes } of shown) {
    const place = findRange(id)
    if (nodes.length > 0) place?.start.nextSibling?.remove()
    place?.end.before(...nodes)
  }
  return shown.filter(({ nodes }) => nodes.length === 0).map(({ id }) => id)
}

/** Makes the document like a new version of it: its body, its theme and its title. */
export function morphDocument(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html')
  morphHead(next)
  keepingCaret(() => Idiomorph.morph(document.body, next.body, { morphStyle: 'innerHTML', callbacks }))
}
