'use client'
import type { ReactNode } from 'react'

/** A notice above a form; announced by screen readers when it appears. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mb-5 rounded-control bg-accent-tint px-3.5 py-3 text-accent-ink">
      {children}
    </p>
  )
}
