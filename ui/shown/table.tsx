'use client'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../core/class-names.ts'
import { usePage } from '../core/page-context.tsx'
import { Icon } from '../icon/icon.tsx'

export type Sorting = { by: string; descending: boolean }

export type Column<Row> = {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** True for numbers and prices, which are aligned right. */
  isNumber?: boolean
  sortable?: boolean
  /**
   * In a row that is a list: `plain` is the value alone, `labelled` the value after its label, both in running lines below
   * the heading without empty ones; `hidden` is left out. By default label and value have a line of their own.
   */
  narrow?: 'plain' | 'labelled' | 'hidden'
}

/** A narrow column without a visible heading at one end of each row: a checkbox, buttons to move the row. */
export type Edge<Row> = {
  /** Its name for screen readers. */
  label: string
  /** Content of its heading cell, if the label is not enough. */
  head?: ReactNode
  cell: (row: Row, index: number) => ReactNode
}

type Props<Row> = {
  /** Name of the table; visually hidden if a heading says the same. */
  caption: string
  captionHidden?: boolean
  /** The first column is the row's heading. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sorting?: Sorting
  /** The address of the table in another order (documents). */
  sortHref?: (sorting: Sorting) => string
  /** Called to sort in another order (application). */
  onSort?: (sorting: Sorting) => void
  /** Shown if there are no rows. */
  empty?: ReactNode
  /** Column before the first one. */
  start?: Edge<Row> | undefined
  /** Column after the last one. */
  end?: Edge<Row> | undefined
  /** Further attributes of a row's element, for drag and drop. */
  rowProps?: (row: Row, index: number) => Omit<ComponentProps<'tr'>, 'children' | 'role'>
}

const headClass = 'inline-flex min-h-11 items-center gap-1.5 rounded-small font-medium hover:text-ink'

/** A cell of a row that is a list. */
const narrowCell = {
  plain: 'as-list:inline as-list:py-0 as-list:text-sm as-list:text-ink-soft as-list:has-data-empty:hidden',
  labelled: 'as-list:inline as-list:py-0 as-list:text-sm as-list:text-ink-soft as-list:has-data-empty:hidden',
  hidden: 'as-list:hidden',
}

/** Explicit roles, because some browsers drop a table's roles when CSS changes `display`. */
const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role })

/** More columns than this fit only into a wide container. */
const fewColumns = 4

/**
 * A data table. In a container that is too narrow for its columns each row becomes a list with the column headings as
 * labels (`as-table` and `as-list` in `parts.css`).
 */
export function Table<Row>(props: Props<Row>) {
  const { caption, captionHidden, columns, rows, keyOf, empty } = props
  const { t } = usePage()
  const isRunning = columns.some(({ narrow }) => narrow)
  const align = (column: Column<Row>) => (column.isNumber ? 'as-table:text-end' : 'as-table:text-start')
  return (
    <div className={columns.length > fewColumns ? '@container/many-columns' : '@container/few-columns'}>
      <table {...as('table')} className="block w-full as-table:table">
        <caption
          className={
            captionHidden ? 'sr-only' : 'block pb-3 text-start text-lg font-semibold as-table:table-caption'
          }
        >
          {caption}
        </caption>
        <thead {...as('rowgroup')} className="block text-sm text-ink-soft as-table:table-header-group">
          <tr
            {...as('row')}
            className={`flex gap-x-4 as-table:table-row ${isRunning ? 'as-list:relative as-list:overflow-x-auto as-list:whitespace-nowrap' : 'flex-wrap'}`}
          >
            {props.start && <EdgeHead edge={props.start} />}
            {columns.map((column) => (
              <th
                key={column.key}
                {...as('columnheader')}
                scope="col"
                aria-sort={sortOf(column, props.sorting)}
                className={`font-medium as-table:px-3 as-table:first:ps-0 as-table:last:pe-0 ${align(column)} ${column.sortable ? '' : 'sr-only as-table:not-sr-only as-table:px-3! as-table:first:ps-0! as-table:last:pe-0!'}`}
              >
                <Head column={column} {...props} />
              </th>
            ))}
            {props.end && <EdgeHead edge={props.end} />}
          </tr>
        </thead>
        <tbody {...as('rowgroup')} className="block as-table:table-row-group">
          {rows.map((row, place) => {
            const { className, ...more } = props.rowProps?.(row, place) ?? {}
            return (
              <tr
                key={keyOf(row)}
                {...more}
                {...as('row')}
                className={classNames(
                  'relative block border-t border-line py-3 as-table:static as-table:table-row as-table:hover:bg-surface',
                  Boolean(props.start) && 'as-list:ps-11',
                  // Two buttons of a finger's size fit one above the other.
                  Boolean(props.end) && 'as-list:min-h-24 as-list:pe-14',
                  isRunning && 'as-list:flex as-list:flex-wrap as-list:gap-x-3 as-list:gap-y-1',
                  className,
                )}
              >
                {props.start && (
                  <td
                    {...as('cell')}
                    className="absolute start-0 top-1.5 z-1 as-table:static as-table:w-px as-table:ps-2 as-table:pe-1"
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
                      className={`flex justify-between gap-4 py-1 ${column.narrow ? narrowCell[column.narrow] : ''} ${isRunning && index === 0 ? 'as-list:basis-full as-list:py-0' : ''} as-table:relative as-table:table-cell as-table:px-3 as-table:py-3 as-table:first:ps-0 as-table:last:pe-0 ${align(column)} ${column.isNumber ? 'tabular-nums' : ''} ${index === 0 ? 'text-start font-medium' : ''}`}
                    >
                      {index > 0 && (
                        <span
                          aria-hidden
                          className={`text-sm text-ink-soft as-table:hidden ${column.narrow === 'plain' ? 'as-list:hidden' : ''}`}
                        >
                          {column.label}{' '}
                        </span>
                      )}
                      <span className={index > 0 && !column.narrow ? 'text-end as-table:text-[inherit]' : ''}>
                        {column.cell(row)}
                      </span>
                    </Cell>
                  )
                })}
                {props.end && (
                  <td
                    {...as('cell')}
                    className="absolute end-0 top-2 z-1 as-table:static as-table:w-px as-table:py-1"
                  >
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
  <th {...as('columnheader')} scope="col" className="as-table:w-px as-table:px-2">
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
