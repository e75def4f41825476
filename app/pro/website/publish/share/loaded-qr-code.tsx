import { loadedPart } from '../../../../../ui/loaded-part.tsx'
import { SkeletonText } from '../../../../../ui/skeleton.tsx'

/** `QrCode`, whose module is loaded when it is rendered. */
export const QrCode = loadedPart(async () => (await import('../../../../../ui/qr-code.tsx')).QrCode, {
  Pending: () => <SkeletonText lines={4} />,
})
