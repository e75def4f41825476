import { loadedDialog } from '../../../../../ui/loaded/loaded-part.tsx'

/** Visits by page and by day, loaded when they are opened. */
export const VisitsDialog = loadedDialog(async () => (await import('./visits-dialog.tsx')).VisitsDialog)
