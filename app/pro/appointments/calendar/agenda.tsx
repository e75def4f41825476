'use client'

import Plus from 'lucide-react/icons/plus'
import { readLocalized } from '../../../../schemas/api/localized-names.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Badge } from '../../../../ui/shown/badge.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { realTimes } from '../real-times.ts'
import { StatusBadge } from '../status-badge.tsx'
import { marksOf } from '../visit-marks.ts'
import { patientOf } from '../visit-name.ts'
import { type Column, clockOf, type PlacedVisit } from './columns.ts'
import type { FreeTime } from './next-free.ts'

type Props = {
  columns: readonly Column[]
  /** True for one doctor, whose free times have room too. */
  hasFree: boolean
  onVisit: (code: string) => void
  onNew: (place: FreeTime) => void
}

type Entry = { at: number; column: Column; placed?: PlacedVisit }

/** A day on a phone: the visits of all doctors by time, or the visits and free times of one; says if no doctor sees patients. */
export function Agenda({ columns, hasFree, onVisit, onNew }: Props) {
  const { t } = useTranslation()
  const entries = columns
    .flatMap((column): Entry[] => [
      ...column.visits.map((placed) => ({ at: placed.from, column, placed })),
      ...(hasFree ? column.free.map((at) => ({ at, column })) : []),
    ])
    .sort((one, other) => one.at - other.at || one.column.name.localeCompare(other.column.name))
  if (entries.length === 0) {
    const isClosed = columns.every(({ open }) => open.length === 0)
    return <p className="py-6 text-ink-soft">{t(isClosed ? 'calendar:nobodyWorks' : 'calendar:noVisits')}</p>
  }
  return (
    <ul className="divide-y divide-line border-y border-line print:hidden">
      {entries.map(({ at, column, placed }) =>
        placed ? (
          <li key={placed.visit.APPOINTMENT_CODE}>
            <VisitRow
              placed={placed}
              {...(!hasFree && { doctor: column.name })}
              onOpen={() => onVisit(placed.visit.APPOINTMENT_CODE)}
            />
          </li>
        ) : (
          <li key={`${column.key} ${at}`}>
            <button
              type="button"
              aria-label={t('calendar:free', { time: clockOf(at) })}
              onClick={() => onNew({ doctor: column.doctor, date: column.date, minute: at })}
              className="flex min-h-11 w-full items-center gap-4 text-ink-soft"
            >
              <span className="w-14 tabular-nums">{clockOf(at)}</span>
              <Icon of={Plus} />
            </button>
          </li>
        ),
      )}
    </ul>
  )
}

function VisitRow({ placed, doctor, onOpen }: { placed: PlacedVisit; doctor?: string; onOpen: () => void }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { visit } = placed
  const service = readLocalized(visit, 'SERVICE_NAME', locale)?.text
  const real = realTimes(visit, t)
  return (
    <button
      type="button"
      data-visit={visit.APPOINTMENT_CODE}
      onClick={onOpen}
      className="flex min-h-14 w-full gap-4 py-2.5 text-start"
    >
      <span className="w-14 shrink-0 font-medium tabular-nums">{visit.LABEL}</span>
      <span className="grid min-w-0 grow gap-0.5">
        <span className="font-medium">{patientOf(visit) || t('calendar:hold.name')}</span>
        {[service, doctor].filter(Boolean).length > 0 && (
          <span className="text-sm text-ink-soft">{[service, doctor].filter(Boolean).join(' · ')}</span>
        )}
        <span className="flex flex-wrap items-center gap-1.5">
          <StatusBadge visit={visit} />
          {real && <span className="text-sm text-ink-soft tabular-nums">{real}</span>}
          {marksOf(visit).map((mark) => (
            <Badge key={mark} tone="warning">
              {t(mark)}
            </Badge>
          ))}
        </span>
      </span>
    </button>
  )
}
