import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import { productSection } from '../../schemas/areas/define-area.ts'
import { areaPath, areasOf } from '../../schemas/areas/registry.ts'
import { moderationQueues } from '../../schemas/moderation/moderation-queues.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import type { SectionLink } from '../navigation/section-links.tsx'
import { useTranslation } from '../use-translation.ts'
import type { ProductRoles } from './product-roles.ts'
import { screenIcon } from './screen-icon.ts'

/** The links of the menu: the first screen, the queues of a moderator, and the areas of an administrator. */
export function useMenuLinks({ isModerator, isAdministrator }: ProductRoles): {
  home: SectionLink
  queues: SectionLink[]
  editors: SectionLink[]
} {
  const { t } = useTranslation()
  const { locale } = usePage()
  const queues = moderationQueues.map((queue) => ({
    href: `/moderation/${queue}`,
    icon: screenIcon(queue),
    label: t(`moderation:queue.${queue}`),
  }))
  return {
    home: { href: '/moderation', icon: LayoutDashboard, label: t('moderation:home.title') },
    queues: isModerator ? queues : [],
    editors: isAdministrator
      ? areasOf(productSection).map((area) => ({
          href: `/moderation/${areaPath(area)}`,
          icon: screenIcon(area.name),
          label: area.label[locale],
        }))
      : [],
  }
}
