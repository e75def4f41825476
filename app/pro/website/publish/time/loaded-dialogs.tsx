import { loadedDialog } from '../../../../../ui/loaded/loaded-part.tsx'

/* The dialogs about the times of publications, loaded when they are opened. */

export const PublishDialog = loadedDialog(async () => (await import('./publish-dialog.tsx')).PublishDialog)
export const TakeDown = loadedDialog(async () => (await import('./take-down.tsx')).TakeDown)
export const SiteCalendar = loadedDialog(async () => (await import('./calendar.tsx')).SiteCalendar)
