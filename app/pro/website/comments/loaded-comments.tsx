import { loadedPart } from '../../../../ui/loaded-part.tsx'

/** The dialog of comments, loaded when it is opened. */
export const CommentsDialog = loadedPart(async () => (await import('./comments-dialog.tsx')).CommentsDialog, {
  isNeeded: ({ isOpen }) => isOpen,
  giveUp: ({ onClose }) => onClose(),
})
