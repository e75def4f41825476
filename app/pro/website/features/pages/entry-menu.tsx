import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import IndentDecrease from 'lucide-react/icons/indent-decrease'
import IndentIncrease from 'lucide-react/icons/indent-increase'
import ListPlus from 'lucide-react/icons/list-plus'
import Trash from 'lucide-react/icons/trash-2'
import type { DraftMenuItem } from '../../../../../schemas/draft/site-draft.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Menu } from '../../../../../ui/popup/menu.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useMenuActs } from './use-menu-acts.ts'

const icons = { up: ArrowUp, down: ArrowDown, nest: IndentIncrease, takeOut: IndentDecrease }

/** The actions of an entry of the menu. Removing can be undone, so it asks nothing. */
export function EntryMenu({ item, name }: { item: DraftMenuItem; name: string }) {
  const { t } = useTranslation()
  const acts = useMenuActs()
  const groups = () => {
    const moves = acts.moves(item.id)
    return [
      (Object.keys(icons) as (keyof typeof icons)[]).flatMap((key) => {
        const onSelect = moves[key]
        return onSelect
          ? [{ key, label: t(`business:site.pages.menu.act.${key}`), icon: icons[key], onSelect }]
          : []
      }),
      [
        ...(acts.mayHold(item.id)
          ? [
              {
                key: 'add',
                label: t('business:site.pages.menu.act.add'),
                icon: ListPlus,
                onSelect: () => acts.add(item.id),
              },
            ]
          : []),
        {
          key: 'hide',
          label: t(`business:site.pages.menu.act.${item.isHidden ? 'show' : 'hide'}`),
          icon: item.isHidden ? Eye : EyeOff,
          onSelect: () => acts.hide(item, !item.isHidden),
        },
      ],
      [
        {
          key: 'remove',
          label: t('business:site.act.remove'),
          icon: Trash,
          isDanger: true,
          onSelect: () => acts.remove(item),
        },
      ],
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
}
