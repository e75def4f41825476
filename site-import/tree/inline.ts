import { isElement, type Node, namesOf } from './node.ts'

/** Class names of a link that is a button. */
const button = /(?:^|[\s_-])(?:btn|button|link|more)(?=[\s_-])/

/** A heading without the link at its end that opens another page, such as `Задать вопрос`. */
export function withoutButton(nodes: readonly Node[]): readonly Node[] {
  const [only, ...others] = nodes
  if (only === undefined || others.length > 0 || !isElement(only)) return nodes
  const words = only.children.filter((child) => isElement(child) || child.trim() !== '')
  const last = words.at(-1)
  const isButton = last !== undefined && isElement(last) && last.tag === 'a' && button.test(namesOf(last))
  return isButton && words.length > 1 ? words.slice(0, -1) : nodes
}

/** Inline content, parted where two line breaks follow each other. */
export function paragraphs(nodes: readonly Node[]): Node[][] {
  const found: Node[][] = [[]]
  let breaks = 0
  for (const node of nodes) {
    if (isElement(node) && node.tag === 'br') breaks++
    else if (isElement(node) || node.trim() !== '') {
      if (breaks > 1) found.push([])
      breaks = 0
    }
    found.at(-1)?.push(node)
  }
  return found
}
