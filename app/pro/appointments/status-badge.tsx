import type { AppointmentStatus } from '../../../schemas/booking/appointment-status.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { useTranslation } from '../../use-translation.ts'
import { statusLooks } from './status-looks.ts'

/** The status of a visit in words, with its icon. */
export function StatusBadge({ status }: { status: AppointmentStatus }) {
  const { t } = useTranslation()
  const { icon, tone } = statusLooks[status]
  return (
    <Badge tone={tone}>
      <span className="inline-flex items-center gap-1.5">
        <Icon of={icon} />
        {t(`calendar:status.${status}`)}
      </span>
    </Badge>
  )
}
