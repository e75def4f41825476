import { loadedPart } from '../../../../../ui/loaded/loaded-part.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'

/** The ways to look at the page, loaded when they are opened. */
export const ViewOptions = loadedPart(async () => (await import('./view-options.tsx')).ViewOptions, {
  Pending: () => <SkeletonText lines={6} />,
})
