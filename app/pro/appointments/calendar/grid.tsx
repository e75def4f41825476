'use client'

import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react'
import { useTranslation } from '../../../use-translation.ts'
import { type Column, clockOf, pixelsPerMinute, shownHours } from './columns.ts'
import { DayColumn } from './day-column.tsx'
import { type Drop, dragVisit } from './drag-visit.ts'
import type { FreeTime } from './next-free.ts'
import { type FocusWish, type KeptWish, useGridFocus } from './use-grid-focus.ts'
import type { Way } from './walk.ts'

export type GridHandle = {
  focusOn: (wish: FocusWish) => void
  /** Gives the focus to the item that the Tab key would. */
  enter: () => void
}

type Props = {
  columns: readonly Column[]
  titleOf: (column: Column) => string
  noteOf: (column: Column) => string
  today: string
  mayChange: boolean
  onVisit: (code: string) => void
  onNew: (place: FreeTime) => void
  onMove: (code: string, place: FreeTime) => void
  /** Keys of the grid that are not about walking; true if one was taken. */
  onKey: (event: KeyboardEvent, at: { visit: string | undefined; place: FreeTime | undefined }) => boolean
  /** Id of the line that explains the keys. */
  help: string
  wish: KeptWish
  ref?: Ref<GridHandle>
}

const ways: Record<string, Way> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
}

/** A press in the empty part of a column is rounded to so many minutes, as the first value of the new visit's time. */
const near = 15

/** The columns side by side with a ruler of hours. One listener here handles the presses of all columns. */
export function Grid({
  columns,
  titleOf,
  noteOf,
  today,
  mayChange,
  onVisit,
  onNew,
  onMove,
  onKey,
  help,
  wish,
  ref,
}: Props) {
  const { t } = useTranslation()
  const grid = useRef<HTMLDivElement>(null)
  const { walk, makeCurrent, focusOn, enter } = useGridFocus(grid, wish)
  useImperativeHandle(ref, () => ({ focusOn, enter }))
  const hours = shownHours(columns)
  const scale = { ...hours, perMinute: pixelsPerMinute(columns) }
  const byKey = new Map(columns.map((column) => [column.key, column]))

  const placeOf = (element: Element, minute: number): FreeTime | undefined => {
    const key = element.closest<HTMLElement>('[data-column]')?.dataset.column
    const column = key === undefined ? undefined : byKey.get(key)
    return column && { doctor: column.doctor, date: column.date, minute }
  }
  const itemOf = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null

  function onClick(event: MouseEvent) {
    const item = itemOf(event.target)
    if (item) makeCurrent(item)
    if (item?.dataset.visit !== undefined) return onVisit(item.dataset.visit)
    if (!mayChange || !(event.target instanceof HTMLElement)) return
    const body = event.target.closest<HTMLElement>('[data-column]')
    if (!body) return
    const y = event.clientY - body.getBoundingClientRect().top
    const minute = item ? Number(item.dataset.at) : scale.from + Math.floor(y / scale.perMinute / near) * near
    const place = placeOf(body, minute)
    if (place) onNew(place)
  }

  function onKeyDown(event: KeyboardEvent) {
    const item = itemOf(event.target)
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return
    const way = ways[event.key]
    if (way) {
      event.preventDefault()
      walk(item, way)
      return
    }
    const { visit, at } = item.dataset
    if (onKey(event, { visit, place: placeOf(item, Number(at)) })) event.preventDefault()
  }

  function onPointerDown(event: PointerEvent) {
    const item = itemOf(event.target)
    const scroller = grid.current
    // A finger scrolls; it moves a visit by the dialog.
    if (!mayChange || event.button !== 0 || event.pointerType === 'touch') return
    if (!scroller || item?.dataset.moves === undefined) return
    dragVisit(event.nativeEvent, item, {
      scroller,
      ...scale,
      onDrop: ({ code, column: key, minute }: Drop) => {
        const column = byKey.get(key)
        if (column) onMove(code, { doctor: column.doctor, date: column.date, minute })
      },
    })
  }

  const marks: number[] = []
  for (let at = scale.from; at < scale.until; at += 60) marks.push(at)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no place that scrolls
    <div
      ref={grid}
      role="group"
      aria-label={t('calendar:grid')}
      aria-describedby={help}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      className="@container relative max-h-[max(24rem,calc(100dvh-15rem))] overflow-auto overscroll-contain rounded-card border border-line select-none print:hidden"
      style={
        {
          '--hour': `${60 * scale.perMinute}px`,
          // As many as fit beside the hours are shown whole, seven days among them.
          '--column': `clamp(9rem, (100cqi - 3.5rem) / ${columns.length}, 12rem)`,
        } as CSSProperties
      }
    >
      <div className="flex w-max min-w-full">
        <div
          aria-hidden
          className="sticky start-0 z-20 w-14 shrink-0 bg-paper pt-16 text-sm text-ink-soft tabular-nums"
        >
          <div className="absolute inset-x-0 top-0 h-16 border-b border-line" />
          {marks.map((at) => (
            <div key={at} className="relative" style={{ height: 60 * scale.perMinute }}>
              <span className="absolute end-2 top-0.5">{clockOf(at)}</span>
            </div>
          ))}
        </div>
        {columns.map((column) => (
          <DayColumn
            key={column.key}
            column={column}
            title={titleOf(column)}
            note={noteOf(column)}
            isToday={column.date === today}
            mayChange={mayChange}
            {...scale}
          />
        ))}
      </div>
    </div>
  )
}
