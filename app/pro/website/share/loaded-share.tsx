import { loadedPart } from '../../../../ui/loaded-part.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'

/* The dialog of links and its QR code, loaded when they are opened. */

export const ShareDialog = loadedPart(async () => (await import('./share-dialog.tsx')).ShareDialog, {
  isNeeded: ({ isOpen }) => isOpen,
  giveUp: ({ onClose }) => onClose(),
})
export const QrCode = loadedPart(async () => (await import('./qr-code.tsx')).QrCode, {
  Pending: () => <SkeletonText lines={4} />,
})
