/** A block in the document: everything between its two comments (`renderer/render-block.tsx`). */
export type BlockRange = { id: string; start: Comment; end: Comment }

const opening = /^block ([\w-]+)$/
const closing = /^\/block [\w-]+$/

/** The blocks of a document or a part of it. */
export function blockRanges(root: Node): BlockRange[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const found: BlockRange[] = []
  const open: Omit<BlockRange, 'end'>[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const comment = node as Comment
    const id = opening.exec(comment.data)?.[1]
    if (id !== undefined) open.push({ id, start: comment })
    else if (comment.data === `/block ${open.at(-1)?.id}`) {
      const one = open.pop()
      if (one) found.push({ ...one, end: comment })
    }
  }
  return found
}

/** The comments around all blocks of the page (`renderer/render-document.ts`); other blocks stand in its sidebar. */
export function findEnds(): Omit<BlockRange, 'id'> | undefined {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
  let start: Comment | undefined
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const comment = node as Comment
    if (comment.data === 'blocks') start = comment
    if (start && comment.data === '/blocks') return { start, end: comment }
  }
  return undefined
}

const known = new Map<string, BlockRange>()

/** Both comments stand in the document and are still its own: making two documents alike writes one comment over another. */
const isThere = ({ id, start, end }: BlockRange) =>
  start.isConnected && end.isConnected && start.data === `block ${id}` && end.data === `/block ${id}`

/** A block by its id. All are looked for at once, because a page may have thousands. */
export function findRange(id: string): BlockRange | undefined {
  const found = known.get(id)
  if (found && isThere(found)) return found
  known.clear()
  for (const range of blockRanges(findEnds()?.start.parentNode ?? document.body)) known.set(range.id, range)
  return known.get(id)
}

/** The nodes between the comments of a block. */
export function nodesBetween({ start, end }: Omit<BlockRange, 'id'>): ChildNode[] {
  const nodes: ChildNode[] = []
  for (let node = start.nextSibling; node && node !== end; node = node.nextSibling) nodes.push(node)
  return nodes
}

/** The block with comments around a node among its siblings. */
function besideOf(node: Node): string | undefined {
  let closed = 0
  for (let before = node.previousSibling; before; before = before.previousSibling) {
    if (!(before instanceof Comment)) continue
    if (closing.test(before.data)) closed++
    const id = opening.exec(before.data)?.[1]
    if (id === undefined) continue
    if (closed === 0) return id
    closed--
  }
  return undefined
}

/** The innermost block around a node; undefined outside of all blocks. */
export function blockAround(target: Node): string | undefined {
  for (let node: Node | null = target; node; node = node.parentNode) {
    const id = besideOf(node)
    if (id !== undefined) return id
  }
  return undefined
}

/** The box around a block's content, in pixels of the window; undefined without content. */
export function boxOf(range: BlockRange): DOMRect | undefined {
  const area = document.createRange()
  area.setStartAfter(range.start)
  area.setEndBefore(range.end)
  const box = area.getBoundingClientRect()
  return box.width > 0 && box.height > 0 ? box : undefined
}
