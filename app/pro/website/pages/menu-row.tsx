import GripVertical from 'lucide-react/icons/grip-vertical'
import type { ComponentProps } from 'react'
import type { DraftMenuItem } from '../../../../schemas/draft/site-draft.ts'
import { pickLocalized } from '../../../../schemas/localized.ts'
import type { JudgedEntry } from '../../../../schemas/menu/judge-menu.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { rowAttribute } from '../block-rows.ts'
import { useBuilder } from '../builder-context.ts'
import { EntryMenu } from './entry-menu.tsx'
import { EntryState } from './entry-state.tsx'

type Props = {
  entry: JudgedEntry<DraftMenuItem>
  depth: number
  /** True if the entry above it is not seen, so that this one is not either. */
  isBelowHidden: boolean
  isHeld: boolean
  drop: { side: 'above' | 'below'; depth: number } | undefined
  handleProps: ComponentProps<'button'>
}

const indent = (depth: number) => `${depth * 1.25}rem`

/** An entry of the menu: a handle to move it, its name, which opens it, where it leads, and what else can be done. */
export function MenuRow({ entry, depth, isBelowHidden, isHeld, drop, handleProps }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { openPart, mayChange } = useBuilder()
  const { item, reason } = entry
  const name = pickLocalized(item.name, locale)?.value || t('business:site.untitled')
  const isSeen = !reason && !isBelowHidden
  return (
    <li
      {...{ [rowAttribute]: item.id }}
      className={`relative flex items-start ${isHeld ? 'opacity-40' : ''}`}
      style={{ paddingInlineStart: indent(depth) }}
    >
      {drop && (
        <span
          aria-hidden
          className={`absolute end-0 z-1 h-1 rounded-full bg-accent ${drop.side === 'above' ? '-top-0.5' : '-bottom-0.5'}`}
          style={{ insetInlineStart: indent(drop.depth) }}
        />
      )}
      {mayChange && (
        <button
          type="button"
          aria-label={t('business:site.direct.handle', { name })}
          aria-pressed={isHeld}
          {...handleProps}
          className="-me-1 flex h-12 w-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-ink-faint select-none hover:text-ink active:cursor-grabbing"
        >
          <Icon of={GripVertical} />
        </button>
      )}
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
    </li>
  )
}
