import { Badge } from '../../../ui/badge.tsx'
import { usePage } from '../../../ui/page-context.tsx'

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
