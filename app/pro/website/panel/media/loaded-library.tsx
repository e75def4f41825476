import type { LibraryProps } from '../../../../../pro-forms/fields/media/library.ts'
import { loadedPart } from '../../../../../ui/loaded/loaded-part.tsx'

/** The dialog of the media library, loaded when it is opened. */
export const LibraryDialog = loadedPart<LibraryProps>(
  async () => (await import('./library-dialog.tsx')).LibraryDialog,
  { giveUp: ({ onClose }) => onClose() },
)
