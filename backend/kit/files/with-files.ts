import type { Orm } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { FileStore } from './store.ts'
import { removeFiles, type UploadedFiles } from './uploaded-files.ts'

type Tools = {
  files: FileStore
  log: Log
  transaction: <T>(fn: (orm: Orm) => Promise<T>) => Promise<T>
}

/** Takes a transaction back that was only tried. */
class Tried extends Error {}

/**
 * Stores the files of a call while `write` writes their rows, in a transaction. None of them stays if it throws, or returns undefined
 * because nothing was to be written. To read files takes seconds, so `write` is first tried without them and rolled back: a call that is
 * refused in any case (a wrong code, a second review) is refused before. `store` is undefined if no files were sent.
 */
export async function withFiles<T>(
  { files, log, transaction }: Tools,
  store: (() => Promise<UploadedFiles>) | undefined,
  write: (orm: Orm, sent: UploadedFiles) => Promise<T>,
): Promise<T> {
  const without: UploadedFiles = { logo: undefined, papers: [], names: [] }
  if (!store) return transaction((orm) => write(orm, without))
  const tried = await transaction(async (orm) => {
    const written = await write(orm, without)
    if (written !== undefined) throw new Tried()
    return written
  }).catch((error: unknown) => {
    if (error instanceof Tried) return error
    throw error
  })
  if (!(tried instanceof Tried)) return tried
  const sent = await store()
  try {
    const written = await transaction((orm) => write(orm, sent))
    if (written === undefined) await removeFiles(files, log, sent.names)
    return written
  } catch (error) {
    await removeFiles(files, log, sent.names)
    throw error
  }
}
