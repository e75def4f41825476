import type { Line } from './chunk.ts'
import { clean } from './lines-of.ts'
import { lookOf } from './look.ts'
import { attributeOf, type Element, elementsIn, isElement, type Node, namesOf } from './node.ts'

const longestHeading = 120

const fontSize = (element: Element): number => {
  const size = /font-size\s*:\s*(\d+(?:\.\d+)?)(px|pt|em|rem)?/i.exec(attributeOf(element, 'style'))
  if (size) return Number(size[1]) * ({ pt: 1.33, em: 16, rem: 16 }[size[2] ?? ''] ?? 1)
  return element.tag === 'font'
    ? ([0, 10, 13, 16, 18, 24, 32, 48][
        Number.parseInt(attributeOf(element, 'size').replace('+', '') || '3', 10)
      ] ?? 0)
    : 0
}

const joined = (text: string): string => clean(text).replaceAll(' ', '')

/** True for an element that has only this short text; the beginning of a long one is enough to say that it does not. */
function says(element: Element, text: string): boolean {
  const look = lookOf(element)
  return look.length <= 4 * longestHeading && joined(look.text) === joined(text)
}

/** The level of a short line that is made to look like a heading; undefined for any other. */
export function headingLevel(
  nodes: readonly Node[],
  lines: readonly Line[],
  holder: Element | undefined,
): number | undefined {
  const [line, another] = lines
  if (
    !line ||
    another ||
    line.text.length > longestHeading ||
    /[.;,]$/.test(line.text) ||
    !/\p{L}{3}/u.test(line.text)
  )
    return undefined
  if (/\d[\d\s]{2,}|@/.test(line.text)) return undefined
  const inner = nodes.filter(isElement).flatMap((node) => [...elementsIn(node)])
  const all = holder ? [holder, ...inner] : inner
  const whole = all.filter((one) => says(one, line.text))
  if (whole.some((one) => fontSize(one) >= 22)) return 2
  if (
    whole.some((one) =>
      /[\s_-](?:(?:t-)?(?:title|heading|zagolovok|caption-title)|h[1-3])[\s_-]|msotitle/.test(namesOf(one)),
    )
  )
    return 2
  if (line.text.endsWith(':') && line.text.length < 40) return undefined
  return whole.some(({ tag }) => tag === 'b' || tag === 'strong') && line.text.length <= 80 ? 3 : undefined
}
