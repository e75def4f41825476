'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect } from 'react'
import { LoadingIndicator } from '../../ui/loading-indicator/loading-indicator.tsx'
import { currentNavigation } from './current-navigation.ts'

function NavigationEnd() {
  const path = usePathname()
  const query = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address ends the navigation
  useEffect(() => currentNavigation.finish(), [path, query])
  return null
}

/** The loading indicator of every page; `instrumentation-client.ts` reports the start of a navigation. */
export function NavigationProgress() {
  return (
    <>
      <LoadingIndicator />
      <Suspense>
        <NavigationEnd />
      </Suspense>
    </>
  )
}
