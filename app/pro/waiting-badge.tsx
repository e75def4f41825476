'use client'

import { serverNow } from '../../client/server-clock.ts'
import { Badge } from '../../ui/shown/badge.tsx'
import { useTranslation } from '../use-translation.ts'

/** How long an item waits for an answer, and whether that is longer than the `limit` in hours. */
export function WaitingBadge({ since, limit }: { since: string; limit: number }) {
  const { t } = useTranslation()
  const minutes = Math.max(0, Math.floor((serverNow().getTime() - Date.parse(since)) / 60_000))
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  const shown =
    days > 0
      ? t('business:requests.days', { count: days })
      : hours > 0
        ? t('business:requests.hours', { count: hours })
        : t('business:requests.minutes', { count: minutes })
  const isLate = hours >= limit
  return (
    <Badge tone={isLate ? 'danger' : 'neutral'}>
      {t(isLate ? 'business:requests.late' : 'business:requests.waits', { time: shown, limit })}
    </Badge>
  )
}
