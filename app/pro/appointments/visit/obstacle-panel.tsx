import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useRef } from 'react'
import type { TextKey } from '../../../../locales/text-key.ts'
import type { DatedSlot } from '../../../../schemas/api/booking.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { momentOf } from '../../clinic-moment.ts'
import { useToday } from '../../use-today.ts'
import { useBranch } from '../appointments-context.ts'
import { whenOf } from '../visit-when.ts'
import { mayInsist, type Obstacle } from './obstacle.ts'

type Props = {
  obstacle: Obstacle
  isBusy: boolean
  /** The person confirms that it is intended. */
  onInsist: () => void
  /** Without it no other times are offered. */
  onPick?: (slot: DatedSlot) => void
  /** The patient is there: they are seen now or later today, and the first thing offered is now. */
  isWalkIn?: boolean
}

/** The obstacle, in sentences. */
function sentencesOf(obstacle: Obstacle): TextKey[] {
  if (obstacle.kind === 'busy') return ['calendar:obstacle.busy']
  const { conflicts, closed } = obstacle
  return [
    ...(closed ? ([`calendar:obstacle.closed.${closed}`] as const) : []),
    ...(conflicts.length > 0 || !closed ? (['calendar:obstacle.taken'] as const) : []),
  ]
}

/** Names all obstacles, offers free times, and asks whether the visit is to be put there all the same. */
export function ObstaclePanel({ obstacle, isBusy, onInsist, onPick, isWalkIn = false }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { timezone } = useBranch()
  const isOver = obstacle.kind === 'taken' && (obstacle.conflicts.length > 0 || !obstacle.closed)
  const today = useToday(timezone)
  const nearest =
    onPick && obstacle.kind === 'taken'
      ? obstacle.nearest.filter(({ DATE }) => !isWalkIn || DATE === today)
      : []
  const panel = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal gets the focus and is read out
  useEffect(() => panel.current?.focus(), [obstacle])
  return (
    <div
      ref={panel}
      role="alert"
      tabIndex={-1}
      className="grid gap-3 rounded-control bg-warning-tint p-4 text-warning-ink outline-none"
    >
      <p className="flex gap-2 font-medium">
        <Icon of={TriangleAlert} className="mt-[0.15em]" />
        <span>
          {sentencesOf(obstacle)
            .map((key) => t(key))
            .join(' ')}
        </span>
      </p>
      {obstacle.kind === 'taken' && obstacle.conflicts.length > 0 && (
        <ul className="grid gap-1">
          {obstacle.conflicts.map(({ START, END, PATIENT, STATUS }) => (
            <li key={START} className="tabular-nums">
              {[
                `${momentOf(START, timezone).time}–${momentOf(END, timezone).time}`,
                ...(STATUS
                  ? [PATIENT || t('calendar:hold.name'), t(`calendar:status.${STATUS}`)]
                  : [t('calendar:obstacle.elsewhere')]),
              ].join(' · ')}
            </li>
          ))}
        </ul>
      )}
      {isWalkIn && mayInsist(obstacle) && (
        <div className="grid justify-items-start gap-2">
          {isOver && <p>{t('visits:walkIn.over')}</p>}
          <Button loading={isBusy} onClick={onInsist}>
            {t(isOver ? 'visits:walkIn.do' : 'calendar:obstacle.samePatient')}
          </Button>
        </div>
      )}
      {isWalkIn && !mayInsist(obstacle) && <p>{t('visits:walkIn.otherDoctor')}</p>}
      {nearest.length > 0 && (
        <div>
          <p>{t(isWalkIn ? 'visits:walkIn.laterToday' : 'calendar:obstacle.nearest')}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {nearest.map((slot) => (
              <Button key={slot.START} variant="secondary" size="small" onClick={() => onPick?.(slot)}>
                {whenOf(slot, locale, slot.DATE)}
              </Button>
            ))}
          </div>
        </div>
      )}
      {!isWalkIn && mayInsist(obstacle) && (
        <div className="grid justify-items-start gap-2">
          {isOver && obstacle.conflicts.length > 0 && <p>{t('calendar:obstacle.bothStay')}</p>}
          <Button variant="danger" size="small" loading={isBusy} onClick={onInsist}>
            {t(isOver ? 'calendar:obstacle.overbook' : 'calendar:obstacle.samePatient')}
          </Button>
        </div>
      )}
    </div>
  )
}
