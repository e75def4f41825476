'use client'

import { LoadingPlace, Skeleton, SkeletonText } from '../../ui/skeleton.tsx'

/**
 * The place of a screen that is loading, for a `<Suspense>` below the guards. Not a `loading.tsx`: an answer that has
 * begun can no longer be a 404 or a redirect (trap II.1).
 */
export function LoadingScreen() {
  return (
    <LoadingPlace className="grid gap-6">
      <Skeleton className="h-9 w-60 max-w-full" />
      <div className="card grid gap-6">
        <SkeletonText lines={3} />
        <SkeletonText lines={2} />
      </div>
    </LoadingPlace>
  )
}
