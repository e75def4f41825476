import { limits } from './limits.ts'
import { clean, linesOf } from './tree/lines-of.ts'
import { type Element, elementsIn, isElement, type Node } from './tree/node.ts'
import { parseHtml } from './tree/parse-html.ts'
import { rowsOf } from './tree/table-rows.ts'

const isDeepest = (table: Element): boolean =>
  ![...elementsIn(table)].some((one) => one !== table && one.tag === 'table')

const holdsTable = (element: Element): boolean => [...elementsIn(element)].some(({ tag }) => tag === 'table')

/** The text of a copied page or spreadsheet: a row of a table is a line with tabs, and a cell of several rows stands in each. */
export function pastedText(html: string): string {
  const lines: string[] = []
  const visit = (nodes: readonly Node[]) => {
    let inline: Node[] = []
    const end = () => {
      lines.push(...linesOf(inline).map(({ text }) => text))
      inline = []
    }
    for (const node of nodes) {
      if (!isElement(node) || !holdsTable(node)) inline.push(node)
      else {
        end()
        if (node.tag !== 'table' || !isDeepest(node)) visit(node.children)
        else {
          const caption = node.children.filter((one) => isElement(one) && one.tag === 'caption')
          lines.push(...linesOf(caption).map(({ text }) => text))
          lines.push(...rowsOf(node).map(({ cells = [] }) => cells.map(clean).join('\t')))
        }
      }
    }
    end()
  }
  visit([parseHtml(html.slice(0, limits.pageLetters))])
  return lines.join('\n')
}
