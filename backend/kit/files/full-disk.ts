import { FileStoreError } from './s3-store.ts'

/** System errors of a disk that is full or that may not be written to. */
const systemCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** SQLSTATE of a database whose disk is full. */
const diskFull = '53100'

const hasNoRoom = (error: Error): boolean =>
  error instanceof FileStoreError
    ? error.kind === 'full'
    : 'code' in error &&
      typeof error.code === 'string' &&
      (error.code === diskFull || systemCodes.has(error.code))

/** Whether something could not be written because there is no room for it, on a disk or in a bucket. */
export function isFullDisk(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (hasNoRoom(at)) return true
  return false
}
