import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import { moderationQueues } from '../../schemas/moderation-queues.ts'
import type { SectionLink } from '../navigation/section-links.tsx'
import { useTranslation } from '../use-translation.ts'
import type { ProductRoles } from './product-roles.ts'
import { queueIcons } from './queue-icons.ts'

/** The links of the menu: the first screen, and the queues of a moderator. */
export function useMenuLinks({ isModerator }: ProductRoles): { home: SectionLink; queues: SectionLink[] } {
  const { t } = useTranslation()
  const queues = moderationQueues.map((queue) => ({
    href: `/moderation/${queue}`,
    icon: queueIcons[queue],
    label: t(`moderation:queue.${queue}`),
  }))
  return {
    home: { href: '/moderation', icon: LayoutDashboard, label: t('moderation:home.title') },
    queues: isModerator ? queues : [],
  }
}
