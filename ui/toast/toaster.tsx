'use client'
import { useStore } from 'zustand'
import { usePage } from '../page-context.tsx'
import { ToastItem } from './toast-item.tsx'
import { toastRegion } from './toast-region.ts'
import { type ToastPosition, toastStore } from './toast-store.ts'

const places: Record<ToastPosition, string> = {
  top: 'top-0 pt-[max(0.75rem,env(safe-area-inset-top))]',
  bottom: 'bottom-0 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
}

/** The toast region (B-24, S-TOAST); `toast()` raises toasts from anywhere. One per page, at its end. */
export function Toaster() {
  const { t } = usePage()
  const toasts = useStore(toastStore, (store) => store.toasts)
  return (
    // Screen readers ignore the page behind an open dialog except for live regions; this region announces nothing
    // itself.
    <section id={toastRegion} aria-label={t('ui:toast.region')} aria-live="off">
      {(['top', 'bottom'] as const).map((position) => (
        <div
          key={position}
          className={`pointer-events-none fixed inset-x-0 z-60 mx-auto flex w-full max-w-lg flex-col gap-2 px-3 ${places[position]}`}
        >
          {toasts
            .filter((toast) => toast.position === position)
            .map((toast) => (
              <ToastItem key={toast.id} toast={toast} />
            ))}
        </div>
      ))}
    </section>
  )
}
