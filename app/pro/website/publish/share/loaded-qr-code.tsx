import { loadedPart } from '../../../../../ui/loaded-part.tsx'
import { SkeletonText } from '../../../../../ui/skeleton.tsx'

/** `QrCode`, whose code is loaded when it is drawn. */
export const QrCode = loadedPart(async () => (await import('../../../../../ui/qr-code.tsx')).QrCode, {
  Pending: () => <SkeletonText lines={4} />,
})
