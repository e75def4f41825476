'use client'

import type { ListState } from '../../../pro-forms/list/list-state.ts'
import type { AreaRow } from '../../../schemas/api/area.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Table } from '../../../ui/shown/table.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from './area-context.ts'
import { rowRights } from './area-rights.ts'
import { listColumns } from './list-columns.tsx'
import { nextSorting, usualSorting } from './list-rules.ts'
import { RowMover } from './row-mover.tsx'
import type { RowsProps } from './rows-props.ts'
import { useRowDrag } from './use-row-drag.ts'
import type { useSelection } from './use-selection.ts'

type Props = RowsProps & {
  state: ListState
  onChange: (next: ListState) => void
  /** Absent if there are no bulk actions. */
  selection: ReturnType<typeof useSelection> | undefined
}

/** The rows as a table, on a phone as cards: the first column links to the row. */
export function RowTable({ rows, start, total, nameOf, hrefOf, onMove, state, onChange, selection }: Props) {
  const { definition, rights } = useArea()
  const { locale } = usePage()
  const { t } = useTranslation()
  const drag = useRowDrag((code, to) => onMove?.(code, to))
  const [first, ...others] = listColumns(definition, locale, t, nameOf)
  /** The title of a row has several columns; as a list it is one line. */
  const hasColumns = definition.title.length > 1
  const canChoose = (row: AreaRow) => rights.publish || rowRights(row, rights).remove
  const codes = rows.filter(canChoose).map(({ CODE }) => CODE)
  const chosen = codes.filter((code) => selection?.codes.has(code))
  const columns = first
    ? [
        {
          ...first,
          narrow: 'plain' as const,
          cell: (row: AreaRow) => (
            <AppLink
              href={hrefOf(row.CODE)}
              draggable={false}
              className="stretched font-medium hover:text-accent-ink"
            >
              {hasColumns && <span className="as-table:hidden">{nameOf(row)}</span>}
              <span className={hasColumns ? 'as-list:hidden' : ''}>
                {row.VALUE[first.key] === undefined ? nameOf(row) : first.cell(row)}
              </span>
            </AppLink>
          ),
        },
        ...others,
      ]
    : []
  return (
    <Table
      caption={definition.label[locale]}
      captionHidden
      columns={columns}
      rows={rows}
      keyOf={({ CODE }) => CODE}
      {...((state.sorting ?? usualSorting(definition)) && {
        sorting: state.sorting ?? usualSorting(definition),
      })}
      onSort={(next) =>
        onChange({ ...state, page: 1, sorting: nextSorting(definition, state.sorting, next) })
      }
      rowProps={(row, index) => ({
        className:
          'as-list:mb-2 as-list:rounded-card as-list:border-0 as-list:bg-surface as-list:px-4 has-checked:bg-accent-wash data-dragged:opacity-40 data-[over=above]:border-t-2 data-[over=above]:border-t-accent data-[over=below]:border-b-2 data-[over=below]:border-b-accent',
        ...(onMove && drag.rowProps(row.CODE, start + index)),
      })}
      start={
        selection && codes.length > 0
          ? {
              label: t('business:list.selectPage'),
              head: (
                <Checkbox
                  label={<span className="sr-only">{t('business:list.selectPage')}</span>}
                  checked={chosen.length === codes.length}
                  indeterminate={chosen.length > 0 && chosen.length < codes.length}
                  onChange={(event) => selection.set(codes, event.target.checked)}
                />
              ),
              cell: (row) =>
                canChoose(row) && (
                  // Large enough for a finger also where the next thing to touch is close, as beside a bar.
                  <div className="as-list:ps-3 as-list:[&_input]:size-6">
                    <Checkbox
                      label={
                        <span className="sr-only">{t('business:list.select', { name: nameOf(row) })}</span>
                      }
                      checked={selection.codes.has(row.CODE)}
                      onChange={(event) => selection.set([row.CODE], event.target.checked)}
                    />
                  </div>
                ),
            }
          : undefined
      }
      end={
        onMove && {
          label: t('business:list.order'),
          cell: (row, index) => (
            <RowMover
              name={nameOf(row)}
              at={start + index}
              count={total}
              onMove={(to) => onMove(row.CODE, to)}
              onHold={() => drag.hold(row.CODE, start + index)}
            />
          ),
        }
      }
    />
  )
}
