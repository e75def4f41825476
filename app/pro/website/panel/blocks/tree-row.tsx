import GripVertical from 'lucide-react/icons/grip-vertical'
import type { ComponentProps, ReactNode } from 'react'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Icon } from '../../../../../ui/icon/icon.tsx'
import { rowAttribute } from '../../draft/blocks/block-rows.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'

/** The handles that move a row of a tree, as `use-row-grab.ts` returns them. */
export type Grab = {
  isHeld: boolean
  /** The place of the moved row, and its depth. */
  drop: { side: 'above' | 'below'; depth: number } | undefined
  handleProps: ComponentProps<'button'>
}

/** The position of a row among all, and the attribute of the first of those that are rendered together. */
export type InLongList = {
  'aria-setsize'?: number
  'aria-posinset'?: number
  'data-rows'?: number | undefined
}

type Props = Grab &
  InLongList & { id: string; name: string; depth: number; className: string; children: ReactNode }

const indent = (depth: number) => `${depth * 1.25}rem`

/** A row of a tree, as deep as its node, with a handle that moves it, and a line where another one would come. */
export function TreeRow({
  id,
  name,
  depth,
  isHeld,
  drop,
  handleProps,
  className,
  children,
  ...place
}: Props) {
  const { t } = usePage()
  const { mayChange } = useBuilder()
  return (
    <li
      {...{ [rowAttribute]: id }}
      {...place}
      // Words that were chosen by a press beside the handle would be dragged in place of the row.
      className={`relative flex select-none ${className} ${isHeld ? 'opacity-40' : ''}`}
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
          // A phone's sheet would take the drag for its own.
          data-base-ui-swipe-ignore=""
          {...handleProps}
          className="-me-1 flex h-12 w-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-ink-faint select-none hover:text-ink active:cursor-grabbing"
        >
          <Icon of={GripVertical} />
        </button>
      )}
      {children}
    </li>
  )
}
