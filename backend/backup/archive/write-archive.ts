import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '../../kit/files/sync-folder.ts'
import { type Part, sha256 } from './part.ts'
import { createSealer } from './seal.ts'
import { tarEnd, tarEntry } from './tar.ts'

export type Archive = { add: (path: string, bytes: Uint8Array) => Promise<Part> }

type Options = { key: string | undefined; at: Date }

/**
 * Writes an archive as a file that has its name only when it is whole and on the disk; until then it is beside it, as `.part`. A failure
 * leaves nothing.
 */
export async function writeArchive<T>(
  path: string,
  { key, at }: Options,
  fill: (archive: Archive) => Promise<T>,
): Promise<T> {
  const partial = `${path}.part`
  await mkdir(dirname(path), { recursive: true })
  const file = await open(partial, 'w', 0o600)
  try {
    const sealer = key === undefined ? undefined : await createSealer(key)
    const write = async (pieces: readonly Uint8Array[]) => {
      for (const piece of pieces)
        for (const sealed of sealer ? sealer.add(piece) : [piece]) await file.writeFile(sealed)
    }
    if (sealer) await file.writeFile(sealer.begin)
    const filled = await fill({
      add: async (name, bytes) => {
        await write(tarEntry(name, bytes, at))
        return {
          path: name,
          bytes: bytes.byteLength,
          sha256: sha256(bytes),
        }
      },
    })
    await write([tarEnd])
    for (const last of sealer?.end() ?? []) await file.writeFile(last)
    await file.sync()
    await file.close()
    await rename(partial, path)
    await syncFolder(dirname(path))
    return filled
  } catch (error) {
    await file.close().catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}
