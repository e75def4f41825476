import { loadedPart } from '../../../../ui/loaded/loaded-part.tsx'
import { SkeletonText } from '../../../../ui/shown/skeleton.tsx'

/** The form of a block, loaded when one is chosen. */
export const BlockEditor = loadedPart(async () => (await import('./block/block-editor.tsx')).BlockEditor, {
  Pending: () => <SkeletonText lines={6} />,
})

/** The sheet over the lower part of a phone's screen, loaded when it is opened. */
export const PhoneSheet = loadedPart(async () => (await import('./phone-sheet.tsx')).PhoneSheet)
