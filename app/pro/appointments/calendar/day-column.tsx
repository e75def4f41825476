import Plus from 'lucide-react/icons/plus'
import { memo } from 'react'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { type Column, clockOf } from './columns.ts'
import { NowLine } from './now-line.tsx'
import { headHeight, type Scale } from './scale.ts'
import { VisitBlock } from './visit-block.tsx'

/** The least width of a visit beside others, in rem. */
const laneWidth = 5.5

type Props = Scale & {
  column: Column
  title: string
  note: string
  /** True for the column of today. */
  isToday: boolean
  mayChange: boolean
}

const sameVisits = (one: Column, other: Column): boolean =>
  one.visits.length === other.visits.length &&
  one.visits.every((placed, index) => {
    const { visit, lane, lanes } = other.visits[index] ?? {}
    return placed.visit === visit && placed.lane === lane && placed.lanes === lanes
  })

/** A column is computed anew with each answer; it is drawn anew only where it looks different. */
const isSame = (one: Props, other: Props): boolean =>
  one.from === other.from &&
  one.until === other.until &&
  one.perMinute === other.perMinute &&
  one.title === other.title &&
  one.note === other.note &&
  one.isToday === other.isToday &&
  one.mayChange === other.mayChange &&
  one.column.key === other.column.key &&
  one.column.free.join() === other.column.free.join() &&
  JSON.stringify(one.column.open) === JSON.stringify(other.column.open) &&
  sameVisits(one.column, other.column)

/** One doctor on one day: hours, free times, visits. Parts out of view are not rendered (`content-visibility`). */
export const DayColumn = memo(function DayColumn({
  column,
  title,
  note,
  isToday,
  mayChange,
  from,
  until,
  perMinute,
}: Props) {
  const { t } = useTranslation()
  const height = (until - from) * perMinute
  const id = `column-${column.key.replaceAll(' ', '-')}`
  return (
    <section
      aria-labelledby={id}
      data-key={column.key}
      className="relative w-(--column) shrink-0 grow border-s border-line [content-visibility:auto]"
      style={{
        height: height + headHeight,
        containIntrinsicHeight: height + headHeight,
        // Names of visits beside each other stay readable.
        minWidth: `${Math.max(1, ...column.visits.map(({ lanes }) => lanes)) * laneWidth}rem`,
      }}
    >
      <header className="sticky top-0 z-10 flex h-16 flex-col justify-center border-b border-line bg-paper px-2">
        <h3 id={id} className="truncate text-base leading-tight">
          {title}
        </h3>
        <p className="truncate text-sm text-ink-soft">{note}</p>
      </header>
      <div
        data-column={column.key}
        className="relative bg-surface bg-[linear-gradient(var(--color-line)_1px,transparent_1px)] bg-[length:100%_var(--hour)]"
        style={{ height }}
      >
        {column.open.map((open) => (
          <div
            key={open.from}
            aria-hidden
            className="pointer-events-none absolute inset-x-0 bg-paper bg-[linear-gradient(var(--color-line)_1px,transparent_1px)] bg-[length:100%_var(--hour)]"
            style={{
              top: (open.from - from) * perMinute,
              height: (open.until - open.from) * perMinute,
              backgroundPositionY: `${-(open.from % 60) * perMinute}px`,
            }}
          />
        ))}
        {mayChange &&
          column.free.map((at) => (
            <button
              key={at}
              type="button"
              tabIndex={-1}
              data-free
              data-at={at}
              data-until={at + column.step}
              aria-label={t('calendar:free', { time: clockOf(at) })}
              className="absolute inset-x-0.5 flex items-center gap-1 rounded-small px-1.5 text-sm text-transparent hover:bg-accent-wash hover:text-accent-ink focus-visible:bg-accent-wash focus-visible:text-accent-ink"
              style={{ top: (at - from) * perMinute + 1, height: column.step * perMinute - 2 }}
            >
              <Icon of={Plus} />
              <span className="tabular-nums">{clockOf(at)}</span>
            </button>
          ))}
        {column.visits.map((placed) => (
          <VisitBlock key={placed.visit.APPOINTMENT_CODE} {...placed} top={from} scale={perMinute} />
        ))}
        {isToday && <NowLine from={from} until={until} perMinute={perMinute} />}
      </div>
    </section>
  )
}, isSame)
