import { loadedDialog } from '../../../../../ui/loaded/loaded-part.tsx'

/** The dialog of links, loaded when it is opened. */
export const ShareDialog = loadedDialog(async () => (await import('./share-dialog.tsx')).ShareDialog)
