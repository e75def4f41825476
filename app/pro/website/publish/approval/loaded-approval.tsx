import { loadedDialog, loadedPart } from '../../../../../ui/loaded-part.tsx'

/* What is said of a request to publish, and the dialog in which it is decided: loaded where there is one. */

export const ReviewNotice = loadedPart(async () => (await import('./review-notice.tsx')).ReviewNotice)
export const ReviewDialog = loadedDialog(async () => (await import('./review-dialog.tsx')).ReviewDialog)
