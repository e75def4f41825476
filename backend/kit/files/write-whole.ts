import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { syncFolder } from './sync-folder.ts'

type Options = {
  /** As in `writeFile`. */
  mode?: number
  /** Waits until file and name are on the disk. What can be made again need not be. */
  lasts?: boolean
}

/**
 * Writes a file so that no reader ever sees a part of it: to a temporary file beside it, which is renamed. Makes its folder if there is
 * none. A failure leaves no file.
 */
export async function writeWhole(
  path: string,
  content: Uint8Array | string,
  { mode, lasts = false }: Options = {},
): Promise<void> {
  const partial = `${path}.${randomUUID()}.tmp`
  const folder = resolve(dirname(path))
  const firstMade = await mkdir(folder, { recursive: true })
  try {
    await writeFile(partial, content, { mode, flush: lasts })
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  if (lasts) await syncUpwards(folder, firstMade)
}

/** Syncs a folder, and those above it in which a folder was made. */
async function syncUpwards(folder: string, firstMade: string | undefined): Promise<void> {
  const top = firstMade === undefined ? folder : dirname(resolve(firstMade))
  for (let at = folder; ; at = dirname(at)) {
    await syncFolder(at)
    if (at === top) return
  }
}
