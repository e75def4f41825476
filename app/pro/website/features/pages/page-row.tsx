import Copy from 'lucide-react/icons/copy'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import ListPlus from 'lucide-react/icons/list-plus'
import PencilRuler from 'lucide-react/icons/pencil-ruler'
import Settings from 'lucide-react/icons/settings-2'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { Menu } from '../../../../../ui/popup/menu.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useCompose } from '../../draft/acts/use-compose.ts'
import { useBuilder, useNavigation, useSelection } from '../../draft/builder/builder-context.ts'
import type { ListedPage } from '../../draft/site/use-site-pages.ts'
import { RemovePage } from './remove-page.tsx'
import { usePageActs } from './use-page-acts.ts'

/** A page in the list: its name, which opens it, its address, and further actions. */
export function PageRow({ page }: { page: ListedPage }) {
  const { t } = useTranslation()
  const { mayChange } = useBuilder()
  const { openPage, openPart } = useNavigation()
  const current = useSelection('page')
  const { copy, addToMenu, remove, entries } = usePageActs(page)
  const { compose } = useCompose()
  const [isAsking, setAsking] = useState(false)
  const { id, slug, title, isOwn, isComposable, isInMenu } = page
  const isCurrent = id === current
  const made = isComposable
    ? [
        {
          key: 'compose',
          label: t('business:site.pages.compose'),
          icon: PencilRuler,
          onSelect: () => void compose(slug),
        },
      ]
    : []
  const own = [
    {
      key: 'settings',
      label: t('business:site.pages.settings'),
      icon: Settings,
      onSelect: () => {
        openPage(id)
        openPart({ kind: 'page', id })
      },
    },
    { key: 'copy', label: t('business:site.act.copy'), icon: Copy, onSelect: copy },
    ...(isInMenu
      ? []
      : [{ key: 'menu', label: t('business:site.pages.addToMenu'), icon: ListPlus, onSelect: addToMenu }]),
  ]
  const removal = {
    key: 'remove',
    label: t('business:site.act.remove'),
    icon: Trash,
    isDanger: true,
    onSelect: () => (entries.length > 0 ? setAsking(true) : remove(true)),
  }
  const groups = isOwn ? [own, [removal]] : [made]
  return (
    <li className={`flex items-center ${isCurrent ? 'bg-accent-tint' : ''}`}>
      <button
        type="button"
        data-part={id}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => openPage(id)}
        className="min-h-12 min-w-0 grow rounded-control px-2 py-1.5 text-start hover:bg-surface"
      >
        <span className={`block truncate font-medium ${isCurrent ? 'text-accent-ink' : ''}`}>{title}</span>
        <span className="block truncate text-sm text-ink-soft">
          {t(isOwn ? 'business:site.pages.written' : 'business:site.pages.fromData')}
        </span>
        {!isInMenu && (
          <span className="block text-sm text-warning-ink">{t('business:site.pages.notInMenu')}</span>
        )}
      </button>
      {mayChange && (isOwn || made.length > 0) && (
        <Menu
          trigger={
            <Button
              variant="empty"
              icon={EllipsisVertical}
              aria-label={t('business:site.actions', { name: title })}
            />
          }
          groups={groups}
        />
      )}
      {isAsking && (
        <RemovePage
          title={title}
          entries={entries}
          onRemove={(withEntries) => {
            setAsking(false)
            remove(withEntries)
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  )
}
