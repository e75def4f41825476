'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import InfoIcon from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { type FocusEvent, useEffect, useRef } from 'react'
import { usePage } from '../core/page-context.tsx'
import { toastDragShare } from '../core/timings.ts'
import { useDrag } from '../core/use-drag.ts'
import { Icon, type IconGlyph } from '../icon/icon.tsx'
import { ToastMessage } from './toast-message.tsx'
import { pauseToast, removeToast, runToast, type Toast, type ToastVariant } from './toast-store.ts'

const icons: Record<ToastVariant, { of: IconGlyph; tone: string } | undefined> = {
  info: { of: InfoIcon, tone: 'text-accent-ink' },
  success: { of: CircleCheck, tone: 'text-success-ink' },
  error: { of: CircleAlert, tone: 'text-danger-ink' },
  empty: undefined,
}

/** One toast: hover and focus inside it pause its timer; a drag sideways closes it. */
export function ToastItem({ toast }: { toast: Toast }) {
  const { t } = usePage()
  const { id, variant, message, content } = toast
  const item = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element>(undefined)
  const icon = icons[variant]

  useEffect(() => runToast(id), [id])
  // The focus returns to the element that had it before; otherwise the tab order would start at the top of the page.
  useEffect(
    () => () => {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    },
    [],
  )

  const dragging = useDrag({
    moved: item,
    direction: 'sideways',
    share: toastDragShare,
    onDragged: () => removeToast(id),
  })

  function onFocus(event: FocusEvent) {
    if (!item.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget ?? undefined
    pauseToast(id)
  }
  function onBlur(event: FocusEvent) {
    if (item.current?.contains(event.relatedTarget)) return
    cameFrom.current = undefined
    runToast(id)
  }
  const isRead = () => item.current?.matches(':hover, :focus-within, [data-dragging]') ?? false

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role; being read only stops its time
    <div
      ref={item}
      role={variant === 'error' ? 'alert' : 'status'}
      aria-atomic
      data-variant={variant}
      onPointerEnter={() => pauseToast(id)}
      onPointerLeave={() => {
        if (!isRead()) runToast(id)
      }}
      onFocus={onFocus}
      onBlur={onBlur}
      {...dragging}
      className="pointer-events-auto flex translate-x-(--drag) touch-pan-y items-start gap-3 rounded-card bg-raised p-1 ps-4 text-ink shadow-float transition-[translate,opacity] duration-150 data-dragging:transition-none starting:opacity-0 forced-colors:border"
    >
      {icon && <Icon of={icon.of} className={`mt-3 ${icon.tone}`} />}
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1 self-center py-1 leading-snug max-sm:text-sm">
        <p className="min-w-0">
          {variant !== 'empty' && <span className="sr-only">{`${t(`ui:toast.${variant}`)}: `}</span>}
          <ToastMessage message={message} />
        </p>
        {content}
      </div>
      <button
        type="button"
        aria-label={t('ui:close')}
        onClick={() => removeToast(id)}
        className="flex size-11 shrink-0 items-center justify-center rounded-control text-ink-faint hover:bg-surface hover:text-ink"
      >
        <Icon of={X} />
      </button>
    </div>
  )
}
