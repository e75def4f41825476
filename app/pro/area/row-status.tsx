'use client'

import { Fragment } from 'react'
import { serverNow } from '../../../client/server-clock.ts'
import type { AreaRow } from '../../../schemas/api/area.ts'
import { formatDate } from '../../../schemas/formats/date.ts'
import {
  type DraftStatus,
  draftStatusLabels,
  type RowStatus,
  statusWords,
} from '../../../schemas/publication.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge, type BadgeTone } from '../../../ui/shown/badge.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from './area-context.ts'

type Published = Pick<
  AreaRow,
  'STATUS' | 'FROM' | 'UNTIL' | 'PERIOD' | 'PUBLISHED' | 'PUBLISH_AT' | 'REVISION' | 'UPDATED_AT' | 'ASKED_BY'
>
type State = RowStatus | DraftStatus | 'upcoming' | 'ended'

const tones: Partial<Record<State, BadgeTone>> = {
  shown: 'success',
  hidden: 'warning',
  upcoming: 'accent',
  ended: 'warning',
  scheduled: 'accent',
  published: 'success',
}

function stateOf({ STATUS = 'hidden', PERIOD }: Published): State {
  if (STATUS !== 'shown' || PERIOD === undefined || PERIOD === 'current') return STATUS
  return PERIOD
}

/** Whether the status of a row is worth a line: visitors do not see it, or see it for a time. */
export const isNotable = ({ STATUS, FROM, UNTIL }: Pick<AreaRow, 'STATUS' | 'FROM' | 'UNTIL'>): boolean =>
  STATUS !== undefined && (STATUS !== 'shown' || Boolean(FROM) || Boolean(UNTIL))

/** Whether visitors see an older version of a draft than the saved one. */
export const isChangedSince = ({ PUBLISHED, REVISION }: Pick<AreaRow, 'PUBLISHED' | 'REVISION'>): boolean =>
  typeof PUBLISHED === 'number' && PUBLISHED < REVISION

/**
 * The status badge of a row: whether visitors see it, and since or until when; of a draft also whether it has unpublished changes, and of a
 * row that waits to be shown its author. Empty for areas that are neither `scheduled` nor `drafted`.
 */
export function RowStatusBadge({ row }: { row: Published }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { timezone, definition } = useArea()
  if (row.STATUS === undefined) return null
  const labels: Partial<Record<State, Record<string, string>>> = {
    ...statusWords(definition),
    ...draftStatusLabels,
  }
  const state = stateOf(row)
  const at = (instant: string) => formatDate(instant, locale, timezone, serverNow())
  const notes = [
    row.FROM && state !== 'shown' && state !== 'ended' && t('business:list.shownFrom', { at: at(row.FROM) }),
    row.UNTIL && t('business:list.shownUntil', { at: at(row.UNTIL) }),
    row.PUBLISH_AT && t('business:list.goesLive', { at: at(row.PUBLISH_AT) }),
    isChangedSince(row) && t('business:list.changed'),
    row.ASKED_BY !== undefined &&
      t(row.ASKED_BY === null ? 'business:list.askedByNobody' : 'business:list.askedBy', {
        name: row.ASKED_BY ?? '',
        at: at(row.UPDATED_AT),
      }),
  ]
  return (
    <>
      <Badge tone={tones[state]}>
        {state === 'upcoming' || state === 'ended' ? t(`business:list.${state}`) : labels[state]?.[locale]}
      </Badge>
      {notes.map((note) =>
        note ? (
          <Fragment key={note}>
            {' '}
            <span className="inline-block text-sm text-ink-soft">{note}</span>
          </Fragment>
        ) : null,
      )}
    </>
  )
}
