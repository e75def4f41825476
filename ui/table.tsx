'use client'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { usePage } from './page-context.tsx'

export type Sorting = { by: string; descending: boolean }

export type Column<Row> = {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** True for numbers and prices: they stand under each other by their last digit. */
  isNumber?: boolean
  sortable?: boolean
}

/** A narrow column without words at an end of each row: a box to choose it, buttons that move it. */
export type Edge<Row> = {
  /** Its name for screen readers. */
  label: string
  /** In its head, where the label is not enough. */
  head?: ReactNode
  cell: (row: Row, index: number) => ReactNode
}

type Props<Row> = {
  /** What the table is about; hidden from eyes where a heading says it already. */
  caption: string
  captionHidden?: boolean
  /** The first column names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sorting?: Sorting
  /** The address of the same table in another order (documents). */
  sortHref?: (sorting: Sorting) => string
  /** Called for another order (application). */
  onSort?: (sorting: Sorting) => void
  /** Instead of rows where there are none. */
  empty?: ReactNode
  /** Stands before the first column. */
  start?: Edge<Row> | undefined
  /** Stands after the last column. */
  end?: Edge<Row> | undefined
  /** More for the element of a row: what takes and drops it. */
  rowProps?: (row: Row, index: number) => Omit<ComponentProps<'tr'>, 'children' | 'role'>
}

const headClass = 'inline-flex min-h-11 items-center gap-1.5 rounded-small font-medium hover:text-ink'

/** Said again, because `display` takes the roles of a table away in some browsers. */
const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role })

/** Rows of the same kind. Where there is little width each row becomes a small list with the heads as its labels. */
export function Table<Row>(props: Props<Row>) {
  const { caption, captionHidden, columns, rows, keyOf, empty } = props
  const { t } = usePage()
  const align = (column: Column<Row>) => (column.isNumber ? '@xl:text-end' : '@xl:text-start')
  return (
    <div className="@container">
      <table {...as('table')} className="block w-full @xl:table">
        <caption
          className={
            captionHidden ? 'sr-only' : 'block pb-3 text-start text-lg font-semibold @xl:table-caption'
          }
        >
          {caption}
        </caption>
        <thead {...as('rowgroup')} className="block text-sm text-ink-soft @xl:table-header-group">
          <tr {...as('row')} className="flex flex-wrap gap-x-4 @xl:table-row">
            {props.start && <EdgeHead edge={props.start} />}
            {columns.map((column) => (
              <th
                key={column.key}
                {...as('columnheader')}
                scope="col"
                aria-sort={sortOf(column, props.sorting)}
                className={`font-medium @xl:px-3 @xl:first:ps-0 @xl:last:pe-0 ${align(column)} ${column.sortable ? '' : 'sr-only @xl:not-sr-only @xl:px-3!'}`}
              >
                <Head column={column} {...props} />
              </th>
            ))}
            {props.end && <EdgeHead edge={props.end} />}
          </tr>
        </thead>
        <tbody {...as('rowgroup')} className="block @xl:table-row-group">
          {rows.map((row, place) => {
            const { className, ...more } = props.rowProps?.(row, place) ?? {}
            return (
              <tr
                key={keyOf(row)}
                {...more}
                {...as('row')}
                className={classNames(
                  'relative block border-t border-line py-3 @xl:static @xl:table-row @xl:hover:bg-surface',
                  Boolean(props.start) && '@max-xl:ps-11',
                  Boolean(props.end) && '@max-xl:pe-14',
                  className,
                )}
              >
                {props.start && (
                  <td
                    {...as('cell')}
                    className="absolute start-0 top-1.5 z-1 @xl:static @xl:w-px @xl:ps-2 @xl:pe-1"
                  >
                    {props.start.cell(row, place)}
                  </td>
                )}
                {columns.map((column, index) => {
                  const Cell = index === 0 ? 'th' : 'td'
                  return (
                    <Cell
                      key={column.key}
                      {...as(index === 0 ? 'rowheader' : 'cell')}
                      {...(index === 0 && { scope: 'row' })}
                      className={`flex justify-between gap-4 py-1 @xl:relative @xl:table-cell @xl:px-3 @xl:py-3 @xl:first:ps-0 @xl:last:pe-0 ${align(column)} ${column.isNumber ? 'tabular-nums' : ''} ${index === 0 ? 'text-start font-medium' : ''}`}
                    >
                      {index > 0 && (
                        <span aria-hidden className="text-sm text-ink-soft @xl:hidden">
                          {column.label}
                        </span>
                      )}
                      <span className={index > 0 ? 'text-end @xl:text-[inherit]' : ''}>
                        {column.cell(row)}
                      </span>
                    </Cell>
                  )
                })}
                {props.end && (
                  <td {...as('cell')} className="absolute end-0 top-2 z-1 @xl:static @xl:w-px @xl:py-1">
                    {props.end.cell(row, place)}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      {rows.length === 0 && (
        <div className="border-t border-line pt-4">
          {empty ?? <p className="text-ink-soft">{t('ui:tableEmpty')}</p>}
        </div>
      )}
    </div>
  )
}

const EdgeHead = <Row,>({ edge }: { edge: Edge<Row> }) => (
  <th {...as('columnheader')} scope="col" className="@xl:w-px @xl:px-2">
    {edge.head ?? <span className="sr-only">{edge.label}</span>}
  </th>
)

function sortOf<Row>(column: Column<Row>, sorting: Sorting | undefined) {
  if (!column.sortable) return undefined
  if (sorting?.by !== column.key) return 'none'
  return sorting.descending ? 'descending' : 'ascending'
}

function Head<Row>({ column, sorting, sortHref, onSort }: Props<Row> & { column: Column<Row> }) {
  const { key, label, sortable } = column
  if (!sortable) return label
  const isCurrent = sorting?.by === key
  const next = { by: key, descending: isCurrent && !sorting.descending }
  const content = (
    <>
      {label}
      <Icon
        of={isCurrent ? (sorting.descending ? ArrowDown : ArrowUp) : ChevronsUpDown}
        className={`size-4 ${isCurrent ? 'text-accent-ink' : 'text-ink-faint'}`}
      />
    </>
  )
  if (sortHref)
    return (
      <a href={sortHref(next)} className={headClass}>
        {content}
      </a>
    )
  return (
    <button type="button" onClick={() => onSort?.(next)} className={headClass}>
      {content}
    </button>
  )
}
