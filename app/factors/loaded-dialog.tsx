import { loadedPart } from '../../ui/loaded/loaded-part.tsx'

/** The dialog of a task, whose code (forms, the QR code, passkeys) is loaded when one begins. */
export const FactorDialog = loadedPart(async () => (await import('./factor-dialog.tsx')).FactorDialog, {
  giveUp: ({ onClose }) => onClose(),
})
