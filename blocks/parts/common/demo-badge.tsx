import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'

/** Says beside a name that it is only a demonstration. */
export function DemoBadge({ isDemo }: { isDemo: boolean }) {
  const { t } = usePage()
  if (!isDemo) return null
  return (
    <>
      {' '}
      <Badge>{t('blocks:clinic-list.demo')}</Badge>
    </>
  )
}
