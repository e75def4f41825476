import { loadedDialog } from '../../../../../ui/loaded/loaded-part.tsx'

/** The dialog about the site as one file, loaded when it is opened. */
export const SiteFileDialog = loadedDialog(
  async () => (await import('./site-file-dialog.tsx')).SiteFileDialog,
)
