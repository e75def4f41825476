import { loadedDialog, loadedPart } from '../../../../../ui/loaded/loaded-part.tsx'

/* The notice about a request to publish, and the dialog in which it is decided: loaded if there is a request. */

export const ApprovalNotice = loadedPart(async () => (await import('./approval-notice.tsx')).ApprovalNotice)
export const ApprovalDialog = loadedDialog(async () => (await import('./approval-dialog.tsx')).ApprovalDialog)
