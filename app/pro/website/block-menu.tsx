import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Trash from 'lucide-react/icons/trash-2'
import type { StoredBlock } from '../../../schemas/page.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useBuilder } from './builder-context.ts'
import { useBlockActs } from './use-block-acts.ts'

/** What can be done with a block. Removing can be taken back by undo, so that it asks nothing. */
export function BlockMenu({ block }: { block: StoredBlock }) {
  const { t } = useTranslation()
  const { types } = useBuilder()
  const acts = useBlockActs(block)
  const name = types.get(block.type)?.label ?? block.type
  const item = (key: 'up' | 'down' | 'copy' | 'remove', icon: typeof Copy) => {
    const onSelect = acts[key]
    return onSelect
      ? [{ key, label: t(`business:site.act.${key}`), icon, onSelect, isDanger: key === 'remove' }]
      : []
  }
  const toggle = {
    key: 'toggle',
    label: t(`business:site.time.${acts.isHidden ? 'show' : 'hide'}`),
    icon: acts.isHidden ? Eye : EyeOff,
    onSelect: acts.toggle,
  }
  return (
    <Menu
      trigger={
        <Button variant="empty" icon={EllipsisVertical} aria-label={t('business:site.actions', { name })} />
      }
      groups={[
        [...item('up', ArrowUp), ...item('down', ArrowDown), ...item('copy', Copy), toggle],
        item('remove', Trash),
      ]}
    />
  )
}
