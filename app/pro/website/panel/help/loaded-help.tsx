import { loadedPart } from '../../../../../ui/loaded/loaded-part.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'

/** A hint in place, loaded when it is shown. */
export const HelpHint = loadedPart(async () => (await import('./help-hint.tsx')).HelpHint, {
  Pending: () => <SkeletonText lines={6} />,
})
