/** System errors of a disk that is full or that may not be written to. */
const systemCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** SQLSTATE of a database whose disk is full. */
const diskFull = '53100'

/** Whether something could not be written because there is no room for it. */
export function isFullDisk(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && (at.code === diskFull || systemCodes.has(at.code)))
      return true
  return false
}
