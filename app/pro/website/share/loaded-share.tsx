import { loadedPart } from '../../../../ui/loaded-part.tsx'

/** The dialog of links, loaded when it is opened. */
export const ShareDialog = loadedPart(async () => (await import('./share-dialog.tsx')).ShareDialog, {
  isNeeded: ({ isOpen }) => isOpen,
  giveUp: ({ onClose }) => onClose(),
})
