import ListPlus from 'lucide-react/icons/list-plus'
import { useRef } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../../ui/shown/empty-state.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useMenu } from '../../draft/site/use-menu.ts'
import { MenuRow } from './menu-row.tsx'
import { useEntryGrab } from './use-entry-grab.ts'
import { useMenuActs } from './use-menu-acts.ts'

/** The menu of the site as a tree: entries that visitors do not see are greyed, with the reason. */
export function MenuTree() {
  const { t } = useTranslation()
  const { mayChange } = useBuilder()
  const { judged } = useMenu()
  const { add, start } = useMenuActs()
  const list = useRef<HTMLUListElement>(null)
  const { grab, handleProps, dropAt, isHeld } = useEntryGrab(list)
  const rows = flat(judged)
  return (
    <section aria-labelledby="site-menu">
      <h2 id="site-menu" className="text-lg font-semibold">
        {t('business:site.pages.menu.title')}
      </h2>
      {rows.length === 0 ? (
        <div className="mt-2">
          <EmptyState
            title={t('business:site.pages.menu.empty')}
            text={t('business:site.pages.menu.emptyText')}
            action={mayChange && <Button onClick={start}>{t('business:site.pages.menu.start')}</Button>}
          />
        </div>
      ) : (
        <ul ref={list} className="mt-2 divide-y divide-line border-y border-line">
          {rows.map(({ entry, depth, isBelowHidden }) => (
            <MenuRow
              key={entry.item.id}
              entry={entry}
              depth={depth}
              isBelowHidden={isBelowHidden}
              isHeld={isHeld(entry.item.id)}
              drop={grab && dropAt(entry.item.id)}
              handleProps={handleProps}
            />
          ))}
        </ul>
      )}
      {mayChange && (
        <Button variant="secondary" icon={ListPlus} className="mt-3" onClick={() => add(undefined)}>
          {t('business:site.pages.menu.add')}
        </Button>
      )}
    </section>
  )
}

type Judged = ReturnType<typeof useMenu>['judged']

/** Rows in the order of the tree; children of a hidden entry are hidden too. */
const flat = (
  entries: Judged,
  depth = 0,
  isBelowHidden = false,
): { entry: Judged[number]; depth: number; isBelowHidden: boolean }[] =>
  entries.flatMap((entry) => [
    { entry, depth, isBelowHidden },
    ...flat(entry.items ?? [], depth + 1, isBelowHidden || entry.reason !== undefined),
  ])
