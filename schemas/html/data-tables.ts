import { cellTags } from './html-tags.ts'
import { readTags } from './read-tags.ts'

type Open = { index: number; cells: number; hasTable: boolean; isLayout: boolean }

/**
 * For each table of the HTML, in order, whether it is one: a table with one cell, or with other tables in it, only places
 * its content.
 */
export function dataTables(html: string): boolean[] {
  const found: boolean[] = []
  const open: Open[] = []
  function close() {
    const last = open.pop()
    if (!last) return
    const isTable = last.cells > 1 || last.hasTable
    found[last.index] = last.cells > 1 && !last.hasTable && !last.isLayout
    const parent = open.at(-1)
    if (parent && isTable) parent.hasTable = true
  }
  readTags(html, {
    text: () => {},
    open(tag, attributes) {
      const isLayout = /^(?:presentation|none)$/i.test(attributes.get('role') ?? '')
      if (tag === 'table') open.push({ index: found.push(false) - 1, cells: 0, hasTable: false, isLayout })
      const last = open.at(-1)
      if (last && cellTags.has(tag)) last.cells++
    },
    close: (tag) => {
      if (tag === 'table') close()
    },
  })
  while (open.length > 0) close()
  return found
}
