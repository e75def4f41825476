import type { Locale } from '../../locales/locale.ts'
import type { FileStore } from '../kit/files/store.ts'
import { storePapers, type UploadedFiles } from '../kit/files/uploaded-files.ts'

type Sent = { sent: readonly File[]; by: string; files: FileStore; locale: Locale }

const rule = { kinds: ['jpeg', 'png', 'pdf'], problem: 'consultationFile' } as const

/**
 * How the files of a message are stored (`withFiles`); undefined if it has none. It throws 422 for a file of another kind, whatever its
 * name says.
 */
export const storeFiles = ({ sent, by, files, locale }: Sent): (() => Promise<UploadedFiles>) | undefined =>
  sent.length > 0 ? () => storePapers(files, sent, { by, field: 'FILES', locale }, rule) : undefined
