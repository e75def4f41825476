'use client'

import { Fragment } from 'react'
import type { AreaRow } from '../../../schemas/api/area.ts'
import { formatDate } from '../../../schemas/formats/date.ts'
import { type RowStatus, statusLabels } from '../../../schemas/publication.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from './area-context.ts'

type Published = Pick<AreaRow, 'STATUS' | 'FROM' | 'UNTIL' | 'PERIOD'>
type State = RowStatus | 'upcoming' | 'ended'

const tones: Record<State, BadgeTone> = {
  shown: 'success',
  hidden: 'warning',
  upcoming: 'accent',
  ended: 'warning',
}

function stateOf({ STATUS = 'hidden', PERIOD }: Published): State {
  if (STATUS === 'hidden' || PERIOD === undefined || PERIOD === 'current') return STATUS
  return PERIOD
}

/**
 * The status badge of a row: whether visitors see it, and since or until when. Empty for areas that are not
 * `scheduled`.
 */
export function RowStatusBadge({ row }: { row: Published }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { timezone } = useArea()
  if (row.STATUS === undefined) return null
  const state = stateOf(row)
  const at = (instant: string) => formatDate(instant, locale, timezone, new Date())
  const from =
    row.FROM && state !== 'shown' && state !== 'ended' && t('business:list.shownFrom', { at: at(row.FROM) })
  const until = row.UNTIL && t('business:list.shownUntil', { at: at(row.UNTIL) })
  return (
    <>
      <Badge tone={tones[state]}>
        {state === 'shown' || state === 'hidden' ? statusLabels[state][locale] : t(`business:list.${state}`)}
      </Badge>
      {[from, until].map((time) =>
        time ? (
          <Fragment key={time}>
            {' '}
            <span className="inline-block text-sm text-ink-soft">{time}</span>
          </Fragment>
        ) : null,
      )}
    </>
  )
}
