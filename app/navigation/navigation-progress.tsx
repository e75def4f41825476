'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect } from 'react'
import { LoadingIndicator } from '../../ui/loading-indicator/loading-indicator.tsx'
import { currentNavigation } from './current-navigation.ts'

function NavigationEnd() {
  const path = usePathname()
  const query = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what it waits for
  useEffect(() => currentNavigation.finish(), [path, query])
  return null
}

/** The sign of loading over every screen; `instrumentation-client.ts` tells of the beginnings. */
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
