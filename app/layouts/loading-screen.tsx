'use client'

import { LoadingRegion, Skeleton, SkeletonText } from '../../ui/shown/skeleton.tsx'

/**
 * Placeholder of a loading page, for a `<Suspense>` below the access checks. Not a `loading.tsx`: it would start the
 * response, after which the status can no longer become a 404 or a redirect.
 */
export function LoadingScreen() {
  return (
    <LoadingRegion className="grid gap-6">
      <Skeleton className="h-9 w-60 max-w-full" />
      <div className="card grid gap-6">
        <SkeletonText lines={3} />
        <SkeletonText lines={2} />
      </div>
    </LoadingRegion>
  )
}
