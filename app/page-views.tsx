'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { type Counter, countView } from '../ui/visitor/count-view.ts'

/**
 * Counts a view of each page of the application for visitors who consent (B-27); the question is asked on documents.
 * Scripts of other services are not loaded here, behind sign-in. Renders nothing.
 */
export function PageViews({ counter }: { counter: Counter }) {
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is another view
  useEffect(() => countView(counter), [path, counter])
  return null
}
