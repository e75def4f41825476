import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStore, publicFolder } from '../../backend/kit/files/store.ts'
import { writeWhole } from '../../backend/kit/files/write-whole.ts'

/** Finds the file of an original picture on this machine by its key, `site/1001/…`; undefined if there is none. */
export type FindOriginal = (key: string) => Promise<string | undefined>

/** Draws the picture of `key` into the media folder; false when it cannot. */
export type DrawMissing = (dataDir: string, key: string) => Promise<boolean>

const extensions = ['svg', 'png', 'jpg', 'webp']

/** File system error codes of a path that does not exist. */
const absent = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

/** When a file was last changed, in ms; undefined if it does not exist. */
export async function modified(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs
  } catch (error) {
    if (absent.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

async function findFile(base: string): Promise<string | undefined> {
  for (const extension of extensions)
    if (await modified(`${base}.${extension}`)) return `${base}.${extension}`
  return undefined
}

/**
 * Pictures in the media folder of this machine. `drawMissing` draws a missing one: with a shared database its file may be on
 * another machine.
 */
export const originalsOnDisk =
  (dataDir: string, drawMissing: DrawMissing = async () => false): FindOriginal =>
  async (key) => {
    const base = join(dataDir, publicFolder, key)
    return (await findFile(base)) ?? ((await drawMissing(dataDir, key)) ? findFile(base) : undefined)
  }

/** How long a copy is shown before the store is asked whether the picture is still there. */
const knownMs = 3_600_000
/** Limit of keys that are remembered; all are forgotten then. */
const mostKnown = 50_000

/**
 * Pictures of a store elsewhere, copied to `dataDir/cache` when they are first asked for. Stored pictures never change; one that
 * was removed is shown for an hour at most, and longer only while the store does not answer.
 */
export function originalsInStore(files: FileStore, dataDir: string, now = Date.now): FindOriginal {
  const checkedAt = new Map<string, number>()

  /** Whether the picture is in the store, and on this machine then. */
  async function bring(name: string, copy: string): Promise<boolean> {
    if (await modified(copy)) {
      if (await files.has(name).catch(() => true)) return true
      await rm(copy, { force: true })
      return false
    }
    const bytes = await files.read(name)
    if (!bytes) return false
    await writeWhole(copy, bytes)
    return true
  }

  return async (key) => {
    const name = `${publicFolder}/${key}.webp`
    const copy = join(dataDir, 'cache/originals', name)
    if (now() - (checkedAt.get(key) ?? 0) > knownMs) {
      checkedAt.delete(key)
      if (!(await bring(name, copy))) return undefined
      if (checkedAt.size >= mostKnown) checkedAt.clear()
      checkedAt.set(key, now())
    }
    return copy
  }
}
