import { Icon } from '../../../ui/icon/icon.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { useTranslation } from '../../use-translation.ts'
import { lookOf, type StateOfVisit } from './status-looks.ts'

/** The state of a visit in words, with its icon. */
export function StatusBadge({ visit }: { visit: StateOfVisit }) {
  const { t } = useTranslation()
  const { icon, tone, words } = lookOf(visit)
  return (
    <Badge tone={tone}>
      <span className="inline-flex items-center gap-1.5">
        <Icon of={icon} />
        {t(words)}
      </span>
    </Badge>
  )
}
