'use client'

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo, type ReactNode, useId } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { DragHandle } from './drag-handle.tsx'

type Props = {
  index: number
  count: number
  title: string
  isOpen: boolean
  isWrong: boolean
  /** The fault of the row as a whole. */
  error: string | undefined
  isReadOnly: boolean
  /** True for a row with a single control, which is shown without opening the row. */
  isPlain: boolean
  onToggle: (index: number) => void
  /** `part` is the button that was pressed, which keeps the focus. */
  onMove: (from: number, to: number, part: string) => void
  onRemove: (index: number) => void
  children: ReactNode
}

/** A row of a list: its title, and its fields while it is open. */
export const ListRow = memo(function ListRow({
  index,
  count,
  title,
  isOpen,
  isWrong,
  isPlain,
  ...rest
}: Props) {
  const { error, isReadOnly, onToggle, onMove, onRemove, children } = rest
  const { t } = usePage()
  const fields = useId()
  const wrong = useId()
  const remove = !isReadOnly && (
    <Button
      variant="empty"
      icon={Trash2}
      aria-label={t('forms:list.remove', { title })}
      onClick={() => onRemove(index)}
    />
  )
  return (
    <li
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const from = Number.parseInt(event.dataTransfer.getData('text/plain'), 10)
        if (from >= 0) onMove(from, index, 'handle')
      }}
      className="min-w-0 rounded-control bg-surface in-[li]:bg-paper"
    >
      <div className="flex items-start">
        {!isReadOnly && count > 1 && <DragHandle index={index} title={title} onMove={onMove} />}
        {isPlain ? (
          <div data-part="fields" className="min-w-0 grow p-2">
            {children}
          </div>
        ) : (
          <button
            type="button"
            data-part="toggle"
            aria-expanded={isOpen}
            aria-controls={fields}
            onClick={() => onToggle(index)}
            className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-2 rounded-control px-3 text-start hover:text-accent-ink"
          >
            {isWrong && (
              <>
                <Icon of={CircleAlert} className="text-danger-ink" />
                <span className="sr-only">{t('forms:list.wrong')}</span>
              </>
            )}
            <span className="min-w-0 grow truncate">{title}</span>
            <Icon of={ChevronDown} className={`text-ink-faint ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        )}
        {remove}
      </div>
      {isOpen && !isPlain && (
        <fieldset
          id={fields}
          data-part="fields"
          aria-label={title}
          aria-describedby={error && wrong}
          data-wrong={error !== undefined}
          className="min-w-0 px-4 pt-2 pb-4"
        >
          {children}
          <FieldError id={wrong}>{error}</FieldError>
          {!isReadOnly && count > 1 && (
            <div className="-ms-4 mt-4 flex flex-wrap">
              <Button
                variant="empty"
                icon={ArrowUp}
                data-part="up"
                disabled={index === 0}
                onClick={() => onMove(index, index - 1, 'up')}
              >
                {t('forms:list.up')}
              </Button>
              <Button
                variant="empty"
                icon={ArrowDown}
                data-part="down"
                disabled={index === count - 1}
                onClick={() => onMove(index, index + 1, 'down')}
              >
                {t('forms:list.down')}
              </Button>
            </div>
          )}
        </fieldset>
      )}
    </li>
  )
})
