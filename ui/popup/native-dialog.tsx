'use client'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { useElementId, usePage } from '../core/page-context.tsx'
import { Icon } from '../icon/icon.tsx'

type Props = {
  /** Label of the button that opens it. */
  label: ReactNode
  title: string
  /** Unique in its block. */
  name: string
  children: ReactNode
}

/**
 * A dialog in a document: the browser's own, opened without JavaScript. Browsers without invoker commands open it as a
 * popover. For tasks in the application use `Dialog`.
 */
export function NativeDialog({ label, title, name, children }: Props) {
  const { t } = usePage()
  const id = useElementId(name)
  const to = (command: 'show-modal' | 'close', action: 'show' | 'hide') => ({
    command,
    commandfor: id,
    popoverTarget: id,
    popoverTargetAction: action,
  })
  return (
    <>
      <button type="button" className={buttonClass('secondary')} {...to('show-modal', 'show')}>
        {label}
      </button>
      <dialog
        id={id}
        popover="auto"
        closedby="any"
        aria-labelledby={`${id}-title`}
        className="m-auto max-h-[min(100%-2rem,48rem)] w-[min(36rem,100%-2rem)] overflow-y-auto rounded-card bg-raised p-4 text-ink shadow-float sm:p-6 forced-colors:border"
      >
        <div className="mb-3 flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="pt-2 text-xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label={t('ui:close')}
            className="-me-2 flex size-11 shrink-0 items-center justify-center rounded-control text-ink-faint hover:bg-surface hover:text-ink"
            {...to('close', 'hide')}
          >
            <Icon of={X} />
          </button>
        </div>
        {children}
      </dialog>
    </>
  )
}
