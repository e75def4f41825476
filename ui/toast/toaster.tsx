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

/** Where toasts are shown (B-24, S-TOAST): `toast()` raises them from anywhere. One a page, at the end of it. */
export function Toaster() {
  const { t } = usePage()
  const toasts = useStore(toastStore, (store) => store.toasts)
  return (
    // An open dialog hides the page from screen readers except for live regions; this one says nothing by itself.
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
