import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import BetweenHorizontalEnd from 'lucide-react/icons/between-horizontal-end'
import BetweenHorizontalStart from 'lucide-react/icons/between-horizontal-start'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Copy from 'lucide-react/icons/copy'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Files from 'lucide-react/icons/files'
import IndentDecrease from 'lucide-react/icons/indent-decrease'
import IndentIncrease from 'lucide-react/icons/indent-increase'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import MessageSquare from 'lucide-react/icons/message-square'
import Scissors from 'lucide-react/icons/scissors'
import Trash from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Menu } from '../../../../../ui/popup/menu.tsx'
import { type BlockAct, useBlockActs } from '../../draft/acts/use-block-acts.ts'

type Props = {
  id: string
  /** The name of the block. */
  name: string
}

/** The actions of a block. Removing can be undone, so it asks nothing. */
export const BlockMenu = memo(function BlockMenu({ id, name }: Props) {
  const { t } = usePage()
  const { actsAt } = useBlockActs()
  const groups = () => {
    const acts = actsAt(id)
    if (!acts) return []
    const item = (key: BlockAct, icon: typeof Copy, label: string) => {
      const onSelect = acts[key]
      return onSelect ? [{ key, label, icon, onSelect, isDanger: key === 'remove' }] : []
    }
    return [
      [
        ...item('up', ArrowUp, t('business:site.act.up')),
        ...item('down', ArrowDown, t('business:site.act.down')),
        ...item('into', IndentIncrease, t('business:site.direct.act.into', { name: acts.holder ?? '' })),
        ...item('out', IndentDecrease, t('business:site.direct.act.out')),
      ],
      [
        ...item('above', BetweenHorizontalEnd, t('business:site.direct.act.above')),
        ...item('below', BetweenHorizontalStart, t('business:site.direct.act.below')),
      ],
      [
        ...item('copy', Files, t('business:site.act.copy')),
        ...item('clip', Copy, t('business:site.direct.act.clip')),
        ...item('cut', Scissors, t('business:site.direct.act.cut')),
        ...item('paste', ClipboardPaste, t('business:site.direct.act.paste')),
        ...item('save', LayoutTemplate, t('business:site.sections.save')),
      ],
      item('comment', MessageSquare, t('business:site.comments.add')),
      acts.isHidden
        ? item('toggle', Eye, t('business:site.time.show'))
        : item('toggle', EyeOff, t('business:site.time.hide')),
      item('remove', Trash, t('business:site.act.remove')),
    ]
  }
  return (
    <Menu
      trigger={
        <Button variant="empty" icon={EllipsisVertical} aria-label={t('business:site.actions', { name })} />
      }
      groups={groups}
    />
  )
})
