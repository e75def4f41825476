import { loadedDialog } from '../../../../../ui/loaded/loaded-part.tsx'

/** The dialog of comments, loaded when it is opened. */
export const CommentsDialog = loadedDialog(async () => (await import('./comments-dialog.tsx')).CommentsDialog)
