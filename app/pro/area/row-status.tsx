'use client'

import type { RowStatus } from '../../../schemas/areas/define-area.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { useTranslation } from '../../texts.tsx'

const tones: Record<RowStatus, BadgeTone> = {
  shown: 'success',
  hidden: 'neutral',
  waiting: 'warning',
  rejected: 'danger',
}

/** Whether a row is visible to visitors. */
export function RowStatusBadge({ status }: { status: RowStatus }) {
  const { t } = useTranslation()
  return <Badge tone={tones[status]}>{t(`business:list.status.${status}`)}</Badge>
}
