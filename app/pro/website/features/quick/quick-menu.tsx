import LayoutTemplate from 'lucide-react/icons/layout-template'
import Zap from 'lucide-react/icons/zap'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Menu } from '../../../../../ui/popup/menu.tsx'
import { useBuilder, useNavigation } from '../../draft/builder/builder-context.ts'
import { useQuickChanges } from './use-quick-changes.ts'

/** The most frequent changes, in a menu. */
export function QuickMenu() {
  const { t } = usePage()
  const changes = useQuickChanges()
  const { mayChange } = useBuilder()
  const { startAnew } = useNavigation()
  if (changes.length === 0 && !mayChange) return null
  return (
    <Menu
      trigger={
        <Button variant="empty" icon={Zap}>
          {t('business:site.partName.quick')}
        </Button>
      }
      groups={() => [
        changes.map(({ name, icon, open }) => ({
          key: name,
          icon,
          onSelect: open,
          label: t(`business:site.quick.${name}`),
        })),
        mayChange
          ? [
              {
                key: 'anew',
                icon: LayoutTemplate,
                onSelect: startAnew,
                label: t('business:site.start.again'),
              },
            ]
          : [],
      ]}
    />
  )
}
