/** A block in the document: everything between its two comments (`renderer/render-block.tsx`). */
export type BlockRange = { id: string; start: Comment; end: Comment }

const opening = /^block ([\w-]+)$/

/** The blocks of a document or a part of it, parents before their children. */
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
  return found.reverse()
}

/** A block by its id. */
export const findRange = (id: string): BlockRange | undefined =>
  blockRanges(document.body).find((range) => range.id === id)

/** The nodes between the comments of a block. */
export function nodesBetween({ start, end }: BlockRange): ChildNode[] {
  const nodes: ChildNode[] = []
  for (let node = start.nextSibling; node && node !== end; node = node.nextSibling) nodes.push(node)
  return nodes
}

/** The innermost block around a node; undefined outside of all blocks. */
export function blockAround(target: Node): string | undefined {
  const inside = ({ start, end }: BlockRange) =>
    Boolean(start.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) &&
    Boolean(end.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING)
  // Children come after their parents.
  return blockRanges(document.body).findLast(inside)?.id
}

/** The box around all that a block shows, in pixels of the window; undefined if it shows nothing. */
export function boxOf(range: BlockRange): DOMRect | undefined {
  const area = document.createRange()
  area.setStartAfter(range.start)
  area.setEndBefore(range.end)
  const box = area.getBoundingClientRect()
  return box.width > 0 && box.height > 0 ? box : undefined
}
