'use client'
import type { ReactNode } from 'react'
import { usePage } from '../core/page-context.tsx'

const shapes = {
  text: 'rounded-small',
  control: 'rounded-control',
  card: 'rounded-card',
  circle: 'rounded-full',
}

type Props = {
  shape?: keyof typeof shapes
  /** Its size: `h-11 w-40`. */
  className?: string
}

/** A placeholder for content that is loading. */
export function Skeleton({ shape = 'text', className = '' }: Props) {
  return (
    <span
      aria-hidden
      className={`block animate-pulse bg-line motion-reduce:animate-none forced-colors:border ${shapes[shape]} ${className}`.trim()}
    />
  )
}

/** A placeholder for a text of `lines` lines, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Skeleton key={line} className={`h-[1em] ${line > 0 && line === lines - 1 ? 'w-3/5' : 'w-full'}`} />
      ))}
    </span>
  )
}

/** Contains skeletons and announces once to screen readers that content is loading. */
export function LoadingRegion({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{usePage().t('ui:loading')}</span>
      {children}
    </div>
  )
}
