'use client'

import { keyGenerator } from '@portabletext/editor'
import Columns3 from 'lucide-react/icons/columns-3'
import Rows3 from 'lucide-react/icons/rows-3'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { Locale } from '../../../locales/locale.ts'
import { maxColumns, maxRows, type RichTable } from '../../../schemas/rich/table.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { cellText } from './retype.ts'
import { addColumn, addRow, columnCount, removeColumn, removeRow, typeCell } from './table-rows.ts'

type Rows = RichTable['rows']
type Props = { rows: Rows; lang: Locale; onChange: (rows: Rows) => void }

/** The cells of a table as fields; rows and columns are added behind the one that was edited last. */
export function TableGrid({ rows, lang, onChange }: Props) {
  const { t } = usePage()
  const columns = columnCount(rows)
  const [place, setPlace] = useState<{ row: number; column: number }>()
  const indexes = Array.from({ length: columns }, (_, column) => column)
  return (
    <div>
      <div className="-mx-1 overflow-x-auto px-1 pb-2">
        <table aria-label={t('forms:rich.cells')} className="border-separate border-spacing-1">
          <tbody>
            {rows.map((row, index) => (
              <tr key={row._key ?? index}>
                {indexes.map((column) => (
                  <td key={column} className="min-w-32 align-top">
                    <textarea
                      rows={1}
                      lang={lang}
                      value={cellText(row.cells[column]?.children ?? [])}
                      aria-label={t('forms:rich.cell', { row: index + 1, column: column + 1 })}
                      onFocus={() => setPlace({ row: index, column })}
                      onChange={(event) =>
                        onChange(typeCell(rows, { row: index, column }, event.target.value, keyGenerator))
                      }
                      className="field field-sizing-content resize-none"
                    />
                  </td>
                ))}
                <td className="align-top">
                  <Button
                    variant="empty"
                    icon={X}
                    disabled={rows.length === 1}
                    aria-label={t('forms:rich.removeRow', { row: index + 1 })}
                    onClick={() => onChange(removeRow(rows, index))}
                  />
                </td>
              </tr>
            ))}
            <tr>
              {indexes.map((column) => (
                <td key={column}>
                  <Button
                    variant="empty"
                    icon={X}
                    disabled={columns === 1}
                    aria-label={t('forms:rich.removeColumn', { column: column + 1 })}
                    onClick={() => onChange(removeColumn(rows, column))}
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={Rows3}
          disabled={rows.length >= maxRows}
          onClick={() =>
            onChange(addRow(rows, Math.min(place?.row ?? rows.length, rows.length - 1), keyGenerator))
          }
        >
          {t('forms:rich.addRow')}
        </Button>
        <Button
          variant="secondary"
          icon={Columns3}
          disabled={columns >= maxColumns}
          onClick={() =>
            onChange(addColumn(rows, Math.min(place?.column ?? columns, columns - 1), keyGenerator))
          }
        >
          {t('forms:rich.addColumn')}
        </Button>
      </div>
    </div>
  )
}
