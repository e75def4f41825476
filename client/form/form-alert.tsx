'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'

/** The general error of a form; announced by screen readers as soon as it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <div className="mb-4 flex gap-2.5 rounded-control bg-danger-tint px-3.5 py-3 text-danger-ink">
          <Icon of={CircleAlert} className="mt-[0.15em]" />
          <div className="min-w-0">{children}</div>
        </div>
      )}
    </div>
  )
}
