import { createDiskStore } from '../backend/kit/files/disk-store.ts'
import { createS3Store, FileStoreError } from '../backend/kit/files/s3-store.ts'
import type { FileStore } from '../backend/kit/files/store.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'

/**
 * The store of uploaded files: the bucket of `S3_URL`, or the disk of this machine. Throws one sentence if the bucket cannot be
 * used as it is set. One that only does not answer now is reported: pages are shown meanwhile, without new pictures.
 */
export async function openFileStore({ S3_URL, DATA_DIR }: Env, log: Log): Promise<FileStore> {
  if (!S3_URL) return createDiskStore(DATA_DIR)
  const store = createS3Store(S3_URL)
  try {
    await store.check()
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    if (error.kind === 'settings')
      throw new Error(`${error.message}: check its address and credentials, and that the bucket exists.`, {
        cause: error,
      })
    log.warn(
      { err: error },
      'the store of uploaded files does not answer: check that it runs and can be reached',
    )
  }
  return store
}
