import { loadedDialog } from '../../../../../ui/loaded/loaded-part.tsx'

/** The dialog in which an old site is brought in, loaded when it is opened. */
export const BringSite = loadedDialog(async () => (await import('./bring-site.tsx')).BringSite)
