import GripVertical from 'lucide-react/icons/grip-vertical'
import type { ComponentProps } from 'react'
import { pickLocalized } from '../../../schemas/localized.ts'
import type { StoredBlock } from '../../../schemas/page.ts'
import { isRecord } from '../../../schemas/schema-shape.ts'
import { Icon } from '../../../ui/icon.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { useTranslation } from '../../use-translation.ts'
import { BlockMenu } from './block-menu.tsx'
import { rowAttribute } from './block-rows.ts'
import { BlockState } from './block-state.tsx'
import { useBuilder } from './builder-context.ts'
import { BlockRing } from './languages/block-ring.tsx'
import { OthersAt } from './others.tsx'

/** The first text of a block, which tells it from others of its type. */
function textOf({ props }: StoredBlock, locale: Parameters<typeof pickLocalized>[1]): string {
  for (const value of Object.values(props)) {
    const picked = isRecord(value) ? pickLocalized(value, locale)?.value : undefined
    if (typeof picked === 'string' && picked.trim()) return picked
  }
  return ''
}

type Props = {
  block: StoredBlock
  depth: number
  isHeld: boolean
  /** Where a block that is being moved would come, and how deep. */
  drop: { side: 'above' | 'below'; depth: number } | undefined
  handleProps: ComponentProps<'button'>
}

const indent = (depth: number) => `${depth * 1.25}rem`

/** A block in the list of its page: a handle to move it, its name, which opens it, and what else can be done. */
export function BlockRow({ block, depth, isHeld, drop, handleProps }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { select, types, mayChange } = useBuilder()
  const name = types.get(block.type)?.label ?? block.type
  return (
    <li
      {...{ [rowAttribute]: block.id }}
      className={`relative flex items-center ${isHeld ? 'opacity-40' : ''}`}
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
      <button
        type="button"
        data-opens-block
        onClick={() => select(block.id)}
        className="min-h-12 min-w-0 grow rounded-control px-2 py-1.5 text-start hover:bg-surface"
      >
        <span className="block font-medium">{name}</span>
        <span className="block truncate text-sm text-ink-soft empty:hidden">{textOf(block, locale)}</span>
        <BlockState block={block} />
      </button>
      <OthersAt block={block.id} />
      <BlockRing id={block.id} />
      {mayChange && <BlockMenu block={block} />}
    </li>
  )
}
