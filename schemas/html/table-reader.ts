import { cellTags, rowTags } from './html-tags.ts'
import { moreOf } from './more-fields.ts'
import type { Attributes } from './read-tags.ts'
import { nameOf, type RichBuilder } from './rich-builder.ts'
import { tableBuilder } from './table-builder.ts'

type Cell = { isHeading: boolean; colspan: string | undefined; rowspan: string | undefined }

/**
 * Reads the tags of tables. `isTable` says for each `<table>` in order whether it is one; there is none inside another.
 * `boundary` ends a paragraph.
 */
export function tableReader(builder: RichBuilder, isTable: readonly boolean[], boundary: () => void) {
  const { line } = builder
  /** For each open `<table>`, whether it began the table. */
  const open: boolean[] = []
  let count = 0
  let cellCount = 0
  let table: ReturnType<typeof tableBuilder> | undefined
  let cell: Cell | undefined
  let isCaption = false

  function endText() {
    const taken = line.take(`${builder.key()}c${cellCount++}`)
    const text = taken && nameOf(taken)
    if (isCaption && text) table?.caption(text)
    if (!isCaption && (cell || taken)) table?.cell(taken, cell?.isHeading, cell?.colspan, cell?.rowspan)
    isCaption = false
    cell = undefined
  }
  function end() {
    if (!table) return
    endText()
    const found = table.end(builder.key())
    table = undefined
    builder.hold(false)
    for (const one of found) {
      const [only, ...others] = one.rows.flatMap(({ cells }) => cells)
      // Without its empty rows it only placed one text.
      if (only && others.length === 0)
        builder.object({ ...only, _type: 'block', _key: builder.key(), ...{ style: 'normal' } })
      else builder.object(one)
    }
  }
  return {
    isOpen: () => table !== undefined,
    end,
    open(attributes: Attributes, mayBegin: boolean) {
      const isData = isTable[count++] === true && mayBegin && !table
      open.push(isData)
      boundary()
      if (!isData) return
      table = tableBuilder(moreOf('table', attributes))
      builder.hold(true)
    },
    close() {
      if (open.pop()) end()
      else boundary()
    },
    /** Reads a tag of rows and cells; those outside of the table only place their content. */
    tag(tag: string, attributes?: Attributes) {
      if (!table || open.at(-1) !== true) return boundary()
      endText()
      if (tag === 'tr') table[attributes ? 'openRow' : 'closeRow']()
      if (tag === 'thead') table.head(attributes !== undefined)
      if (tag === 'caption') isCaption = attributes !== undefined
      if (cellTags.has(tag) && attributes)
        cell = {
          isHeading: tag === 'th',
          colspan: attributes.get('colspan'),
          rowspan: attributes.get('rowspan'),
        }
    },
  }
}

/** True for a tag that `tableReader.tag` reads. */
export const isTablePart = (tag: string): boolean =>
  tag !== 'table' && (rowTags.has(tag) || cellTags.has(tag))
