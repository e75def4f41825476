import { lookOf } from './look.ts'
import { attributeOf, type Element, elementsIn, isElement, type Node, namesOf } from './node.ts'

/** The meaning of a picture or a sign of a font for the words behind it: a place, or opening hours. */
export type IconName = 'place' | 'clock'

const icons: readonly (readonly [IconName, RegExp])[] = [
  ['place', /map-?marker|map-?pin|geo-?alt|(?:^|[\s/_-])(?:location|geo|pin|marker|address)(?=[\s._-])/],
  ['clock', /(?:^|[\s/_-])(?:clock|time|hours|schedule)(?=[\s._-])/],
]

/** The icon that an element without words is; undefined for any other. */
export function iconOf(element: Element): IconName | undefined {
  if (!/^(?:i|span|small|img|div|b|em)$/.test(element.tag) || lookOf(element).length > 0) return undefined
  const [file = ''] = attributeOf(element, 'src').split(/[?#]/)
  const names =
    `${namesOf(element)} ${/^data:/i.test(file) ? '' : file.slice(file.lastIndexOf('/') + 1)} `.toLowerCase()
  return icons.find(([, pattern]) => pattern.test(names))?.[0]
}

/** The first icon of nodes that have no words. */
export const iconIn = (nodes: readonly Node[]): IconName | undefined =>
  nodes
    .filter(isElement)
    .flatMap((node) => [...elementsIn(node)])
    .map(iconOf)
    .find((icon) => icon !== undefined)
