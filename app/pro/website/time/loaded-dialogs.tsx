import { loadedPart } from '../../../../ui/loaded-part.tsx'

/* The dialogs about when visitors see what, loaded when they are opened. */

export const PublishDialog = loadedPart(async () => (await import('./publish-dialog.tsx')).PublishDialog, {
  isNeeded: ({ isOpen }) => isOpen,
  giveUp: ({ onClose }) => onClose(),
})
export const TakeDown = loadedPart(async () => (await import('./take-down.tsx')).TakeDown, {
  isNeeded: ({ isOpen }) => isOpen,
  giveUp: ({ onClose }) => onClose(),
})
export const SiteCalendar = loadedPart(async () => (await import('./calendar.tsx')).SiteCalendar, {
  isNeeded: ({ isOpen }) => isOpen,
  giveUp: ({ onClose }) => onClose(),
})
