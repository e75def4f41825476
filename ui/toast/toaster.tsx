'use client'
import { useRef } from 'react'
import { useStore } from 'zustand'
import { usePage } from '../core/page-context.tsx'
import { ToastItem } from './toast-item.tsx'
import { toastRegion } from './toast-region.ts'
import { type Toast, type ToastPosition, toastStore } from './toast-store.ts'
import { useClearPlace } from './use-clear-place.ts'

const places: Record<ToastPosition, string> = {
  top: 'top-(--offset) pt-[max(0.375rem,env(safe-area-inset-top))]',
  bottom: 'bottom-(--offset) pb-[max(0.375rem,env(safe-area-inset-bottom))]',
}

/** The toast region (B-24, S-TOAST); `toast()` raises toasts from anywhere. One per page, at its end. */
export function Toaster() {
  const { t } = usePage()
  const toasts = useStore(toastStore, (store) => store.toasts)
  return (
    // Screen readers ignore the page behind an open dialog except for live regions; this region announces nothing
    // itself.
    <section id={toastRegion} aria-label={t('ui:toast.region')} aria-live="off" className="print:hidden">
      {(['top', 'bottom'] as const).map((position) => (
        <Stack
          key={position}
          position={position}
          toasts={toasts.filter((toast) => toast.position === position)}
        />
      ))}
    </section>
  )
}

function Stack({ position, toasts }: { position: ToastPosition; toasts: readonly Toast[] }) {
  const stack = useRef<HTMLDivElement>(null)
  useClearPlace(stack, position, toasts.length > 0)
  return (
    <div
      ref={stack}
      className={`pointer-events-none fixed inset-x-0 z-60 mx-auto flex w-full max-w-lg flex-col gap-1.5 px-3 [--offset:0px] ${places[position]}`}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </div>
  )
}
