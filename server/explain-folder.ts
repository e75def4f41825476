import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isFullDisk } from '../backend/kit/files/full-disk.ts'
import type { Env } from './env.ts'

/** The embedded database reserves files of this size while it starts. */
const leastBytes = 32 * 1024 * 1024

/** System errors of a folder that cannot be made or written to. */
const notWritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST'])

/** Free bytes of the disk of a folder, or of the nearest folder above it that is there. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    // The folder was not made yet.
    const above = dirname(folder)
    return above === folder ? Number.POSITIVE_INFINITY : freeBytes(above)
  }
}

/**
 * One sentence that names the folder of the data and the remedy, if a start failed because of that folder; undefined otherwise. The
 * embedded database reports a full disk in many ways, so the free space is read.
 */
export async function explainFolder(
  error: unknown,
  { DATA_DIR: folder, DATABASE_URL }: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>,
): Promise<string | undefined> {
  const isFull = isFullDisk(error) || (!DATABASE_URL && (await freeBytes(folder)) < leastBytes)
  if (isFull && !(DATABASE_URL && isDatabase(error)))
    return `The disk of ${folder} (DATA_DIR) is full: make room of 200 MB or more on it, or set DATA_DIR to a folder on another disk.`
  const { code, path } = error as { code?: unknown; path?: unknown }
  if (typeof code !== 'string' || !notWritable.has(code) || !String(path).startsWith(folder)) return undefined
  return `The folder ${folder} (DATA_DIR) cannot be written to (${code}): let the user of this process write there, or set DATA_DIR to another folder.`
}

/** Whether the disk is that of a database of its own host. */
function isDatabase(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === '53100') return true
  return false
}
