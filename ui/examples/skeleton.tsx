import { LoadingRegion, Skeleton, SkeletonText } from '../shown/skeleton.tsx'

export default function SkeletonExample() {
  return (
    <LoadingRegion className="flex max-w-text items-start gap-4">
      <Skeleton shape="circle" className="size-16 shrink-0" />
      <div className="grid grow gap-4">
        <Skeleton className="h-6 w-1/2" />
        <SkeletonText lines={3} />
        <Skeleton shape="control" className="h-11 w-40" />
      </div>
    </LoadingRegion>
  )
}
