import type { Attributes } from '../../schemas/html/read-tags.ts'

/** An element of a page; its children are elements and texts. */
export type Element = { tag: string; attributes: Attributes; children: Node[] }
export type Node = Element | string

export const isElement = (node: Node): node is Element => typeof node !== 'string'

/** An attribute; empty if there is none. */
export const attributeOf = ({ attributes }: Element, name: string): string => attributes.get(name) ?? ''

/** The designer's names of an element: its classes, id and role, in small letters between spaces. */
export const namesOf = (element: Element): string =>
  ` ${['class', 'id', 'role', 'itemprop'].map((name) => attributeOf(element, name)).join(' ')} `.toLowerCase()

/** All elements below one in their order, itself first. */
export function* elementsIn(element: Element): Generator<Element> {
  const waiting = [element]
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    yield one
    for (let index = one.children.length - 1; index >= 0; index--) {
      const child = one.children[index]
      if (child !== undefined && isElement(child)) waiting.push(child)
    }
  }
}

/** The text of an element as it is read, with single spaces. */
export const textOf = (node: Node): string => rawText(node).replace(/\s+/g, ' ').trim()

/** Cells and lines are apart where they are read; parts of a word are not. */
const apart = /^(?:br|td|th|tr|li|p|div|h[1-6]|dt|dd|option|section|article)$/

const isStruck = (element: Element): boolean =>
  /^(?:del|s|strike)$/.test(element.tag) ||
  /line-through/i.test(attributeOf(element, 'style')) ||
  /\s(?:old[-_]?price|price[-_]?old|line-through)\s/.test(namesOf(element))

/** A link to a place of the same page. */
const isWithin = (node: Node): boolean =>
  isElement(node) && node.tag === 'a' && /^#./.test(attributeOf(node, 'href'))

/** A mark that links to a note of the page, or back from it: `[1]`, a small `1`, an arrow. */
const isNoteMark = (element: Element): boolean => {
  const text = () => element.children.map(rawText).join('').trim()
  return isWithin(element)
    ? /^(?:[↩↑⇑⬆▲^*†‡]\uFE0E?\uFE0F?|\[\d{1,3}\]|\(\d{1,3}\))+$/u.test(text())
    : element.tag === 'sup' && element.children.some(isWithin) && /^[[(]?\d{1,3}[\])]?$/.test(text())
}

/** True for an element whose words are no text of the page: struck out, such as a former price, or the mark of a note. */
export const isNoText = (element: Element): boolean => isStruck(element) || isNoteMark(element)

const rawText = (node: Node): string =>
  isElement(node)
    ? isNoText(node)
      ? ' '
      : `${apart.test(node.tag) ? ' ' : ''}${node.children.map(rawText).join('')}${apart.test(node.tag) ? ' ' : ''}`
    : node
