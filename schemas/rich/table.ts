import type { PortableTextMarkDefinition, PortableTextSpan, TypedObject } from '@portabletext/types'
import { annotate } from '../core/annotate.ts'
import type { Static } from '../core/plain-schema.ts'
import { plain } from '../core/plain-schema.ts'
import { line } from './line.ts'
import { richObject } from './rich-object.ts'

/** Bounds of a table. */
export const maxRows = 200
export const maxColumns = 20

/** The text of a cell, like that of a paragraph. */
export type TableCell = {
  _type: 'cell'
  _key?: string
  children: (PortableTextSpan | TypedObject)[]
  markDefs?: PortableTextMarkDefinition[]
}

const cell = plain.unsafe<TableCell>({
  type: 'object',
  properties: { _type: { const: 'cell' }, _key: { type: 'string', maxLength: 40 }, ...line },
  required: ['_type', 'children'],
})
const row = richObject('row', { cells: plain.array(cell, { minItems: 1, maxItems: maxColumns }) })

/** A table of lines of text; rows may have fewer cells than others. */
export const table = richObject(
  'table',
  {
    caption: plain.optional(
      plain.string({
        maxLength: 300,
        ...annotate({
          label: { ru: 'Название таблицы', kk: 'Кесте атауы', uz: 'Jadval nomi', en: 'Title of the table' },
        }),
      }),
    ),
    headerRow: plain.optional(
      plain.boolean(
        annotate({
          label: {
            ru: 'Первая строка — заголовки',
            kk: 'Бірінші жол — тақырыптар',
            uz: 'Birinchi qator — sarlavhalar',
            en: 'The first row has headings',
          },
        }),
      ),
    ),
    rows: plain.array(row, { minItems: 1, maxItems: maxRows }),
  },
  { label: { ru: 'Таблица', kk: 'Кесте', uz: 'Jadval', en: 'Table' } },
)
export type RichTable = Static<typeof table>
