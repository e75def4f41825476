'use client'

import type { AreaParts } from '../areas/parts.ts'
import { RowMover } from './row-mover.tsx'
import { isNotable, RowStatusBadge } from './row-status.tsx'
import type { RowsProps } from './rows-props.ts'
import { ShowButton } from './show-button.tsx'
import { useRowDrag } from './use-row-drag.ts'

/** The rows as cards, for an area that has its own card component. */
export function RowCards({
  Card,
  rows,
  start,
  total,
  nameOf,
  hrefOf,
  onMove,
}: RowsProps & { Card: NonNullable<AreaParts['Card']> }) {
  const drag = useRowDrag<HTMLLIElement>((code, to) => onMove?.(code, to))
  return (
    <ul className="grid gap-3">
      {rows.map((row, index) => (
        <li
          key={row.CODE}
          {...(onMove && drag.rowProps(row.CODE, start + index))}
          className="relative flex items-center gap-4 rounded-card bg-surface p-3 hover:bg-accent-wash data-dragged:opacity-40 data-[over]:outline-2 data-[over]:outline-accent"
        >
          <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-3">
            <div className="flex min-w-0 grow basis-64 items-center gap-4">
              <Card row={row} href={hrefOf(row.CODE)} at={start + index} />
            </div>
            {isNotable(row) && (
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <p>
                  <RowStatusBadge row={row} />
                </p>
                <ShowButton row={row} name={nameOf(row)} />
              </div>
            )}
          </div>
          {onMove && (
            <div className="relative z-1 shrink-0">
              <RowMover
                name={nameOf(row)}
                at={start + index}
                count={total}
                onMove={(to) => onMove(row.CODE, to)}
                onHold={() => drag.hold(row.CODE, start + index)}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
