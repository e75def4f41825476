import { loadedDialog } from '../../../../../ui/loaded/loaded-part.tsx'

/** The dialog that keeps a section, loaded when it is opened. */
export const SaveSection = loadedDialog(async () => (await import('./save-section.tsx')).SaveSection)
