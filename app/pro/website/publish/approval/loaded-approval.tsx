import { loadedDialog, loadedPart } from '../../../../../ui/loaded-part.tsx'

/* The notice about a request to publish, and the dialog in which it is decided: loaded if there is a request. */

export const ReviewNotice = loadedPart(async () => (await import('./review-notice.tsx')).ReviewNotice)
export const ReviewDialog = loadedDialog(async () => (await import('./review-dialog.tsx')).ReviewDialog)
