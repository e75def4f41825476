'use client'

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useTranslation } from '../../use-translation.ts'

type Props = {
  name: string
  /** Position in the complete list, counted from 0. */
  at: number
  count: number
  onMove: (to: number) => void
  /** Called when the drag handle is pressed: the row may be dragged. */
  onHold: () => void
}

/** Buttons that move a row by one position, and a drag handle. At the ends a button stays, so that it keeps the focus. */
export function RowMover({ name, at, count, onMove, onHold }: Props) {
  const { t } = useTranslation()
  const step = (to: number) => (to >= 0 && to < count ? () => onMove(to) : undefined)
  const button = (to: number, label: string, icon: typeof ArrowUp) => (
    <Button
      variant="empty"
      size="small"
      icon={icon}
      aria-label={label}
      aria-disabled={step(to) ? undefined : true}
      onClick={step(to)}
      className="text-ink-soft"
    />
  )
  return (
    <div className="flex flex-col items-center sm:flex-row">
      {button(at - 1, t('business:list.up', { name }), ArrowUp)}
      {button(at + 1, t('business:list.down', { name }), ArrowDown)}
      {/* The buttons beside the handle do the same without a pointer. */}
      <span
        aria-hidden
        title={t('business:list.drag', { name })}
        onPointerDown={onHold}
        className="hidden size-9 cursor-grab items-center justify-center text-ink-faint hover:text-ink active:cursor-grabbing sm:pointer-fine:flex"
      >
        <Icon of={GripVertical} />
      </span>
    </div>
  )
}
