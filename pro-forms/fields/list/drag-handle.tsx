'use client'

import GripVertical from 'lucide-react/icons/grip-vertical'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'

type Props = { index: number; title: string; onMove: (from: number, to: number, part: string) => void }

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** A handle that moves a row by dragging or with the arrow keys. */
export function DragHandle({ index, title, onMove }: Props) {
  const { t } = usePage()
  return (
    <button
      type="button"
      data-part="handle"
      draggable
      aria-label={t('forms:list.move', { title })}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', String(index))
        const row = event.currentTarget.closest('li')
        if (row) event.dataTransfer.setDragImage(row, 16, 16)
      }}
      onKeyDown={(event) => {
        const step = steps[event.key]
        if (step === undefined) return
        event.preventDefault()
        onMove(index, index + step, 'handle')
      }}
      className="grid min-h-11 w-9 shrink-0 cursor-grab place-items-center rounded-control text-ink-faint hover:text-ink"
    >
      <Icon of={GripVertical} />
    </button>
  )
}
