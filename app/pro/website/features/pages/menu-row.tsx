import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import type { DraftMenuItem } from '../../../../../schemas/draft/site-draft.ts'
import type { JudgedEntry } from '../../../../../schemas/menu/judge-menu.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder, useNavigation } from '../../draft/builder/builder-context.ts'
import { type Grab, TreeRow } from '../../panel/blocks/tree-row.tsx'
import { EntryMenu } from './entry-menu.tsx'
import { EntryState } from './entry-state.tsx'

type Props = Grab & {
  entry: JudgedEntry<DraftMenuItem>
  depth: number
  /** True if the entry above it is not seen, so that this one is not either. */
  isBelowHidden: boolean
}

/** An entry of the menu: a handle to move it, its name, which opens it, its target, and the other actions. */
export function MenuRow({ entry, depth, isBelowHidden, ...grab }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { mayChange } = useBuilder()
  const { openPart } = useNavigation()
  const { item, reason } = entry
  const name = pickLocalized(item.name, locale)?.value || t('business:site.untitled')
  const isSeen = !reason && !isBelowHidden
  return (
    <TreeRow id={item.id} name={name} depth={depth} {...grab} className="items-start">
      <div className="min-w-0 grow pb-1.5">
        <button
          type="button"
          data-part={item.id}
          onClick={() => openPart({ kind: 'entry', id: item.id })}
          className={`block min-h-10 w-full rounded-control px-2 pt-1.5 text-start hover:bg-surface ${isSeen ? 'font-medium' : 'text-ink-soft'}`}
        >
          {name}
        </button>
        <EntryState entry={entry} />
      </div>
      {mayChange && <EntryMenu item={item} name={name} />}
    </TreeRow>
  )
}
