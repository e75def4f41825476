import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file so that no reader ever sees a part of it: to a temporary file beside it, which is renamed. Makes its folder if there is
 * none. A failure leaves no file. `mode` as in `writeFile`.
 */
export async function writeWhole(path: string, content: Uint8Array | string, mode?: number): Promise<void> {
  const partial = `${path}.${randomUUID()}.tmp`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(partial, content, { mode })
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
