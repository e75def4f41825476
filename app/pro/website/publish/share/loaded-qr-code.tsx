import { loadedPart } from '../../../../../ui/loaded/loaded-part.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'

/** `QrCode`, whose module is loaded when it is rendered. */
export const QrCode = loadedPart(async () => (await import('../../../../../ui/picture/qr-code.tsx')).QrCode, {
  Pending: () => <SkeletonText lines={4} />,
})
