import { loadedPart } from '../../../../ui/loaded-part.tsx'

/** The dialog in which an old site is brought in, loaded when it is opened. */
export const BringSite = loadedPart(async () => (await import('./bring-site.tsx')).BringSite, {
  isNeeded: ({ isOpen }) => isOpen,
  giveUp: ({ onClose }) => onClose(),
})
