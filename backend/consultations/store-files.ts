import type { Locale } from '../../locales/locale.ts'
import { removeFiles, storePapers, type UploadedFiles } from '../companies/uploaded-files.ts'
import type { FileStore } from '../files/store.ts'
import type { Log } from '../log.ts'

export type SentFiles = Pick<UploadedFiles, 'papers' | 'names'>

type Sent = { sent: readonly File[]; by: string; files: FileStore; log: Log; locale: Locale }

const rule = { kinds: ['jpeg', 'png', 'pdf'], problem: 'consultationFile' } as const

/**
 * Stores the files of a message while `write` writes it; nothing of them stays if it throws, or returns undefined because the message is
 * there already. Throws 422 for a file of another kind, whatever its name says.
 */
export async function withFiles<T>(
  { sent, by, files, log, locale }: Sent,
  write: (papers: SentFiles['papers']) => Promise<T | undefined>,
): Promise<T | undefined> {
  const { papers, names } = await storePapers(files, sent, { by, field: 'FILES', locale }, rule)
  try {
    const written = await write(papers)
    if (written === undefined) await removeFiles(files, log, names)
    return written
  } catch (error) {
    await removeFiles(files, log, names)
    throw error
  }
}
