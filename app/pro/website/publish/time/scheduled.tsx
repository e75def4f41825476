import CalendarClock from 'lucide-react/icons/calendar-clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useMoment } from '../../draft/site/use-moment.ts'
import type { SiteState } from '../../draft/site/use-site-state.ts'
import { Notice } from '../notices/notice.tsx'

type Props = { schedule: NonNullable<SiteState['SCHEDULE']>; children?: ReactNode }

/** When the scheduled version goes live, and who has scheduled it; or that it did not go live. */
export function Scheduled({ schedule: { AT, BY, NOTE, CHECKS }, children }: Props) {
  const { t } = usePage()
  const { zone, at } = useMoment()
  if (CHECKS.length > 0)
    return (
      <Notice
        tone="danger"
        icon={TriangleAlert}
        title={t('business:site.time.failed', { at: at(AT) })}
        text={t('business:site.time.failedText')}
      >
        {children}
      </Notice>
    )
  return (
    <Notice
      tone="accent"
      icon={CalendarClock}
      title={t('business:site.time.scheduled', { at: at(AT), zone })}
      text={[BY && t('business:site.time.scheduledBy', { name: BY }), NOTE].filter(Boolean).join(' · ')}
    >
      {children}
    </Notice>
  )
}
