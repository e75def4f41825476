import { access, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStore, isFileName, newFileName } from './store.ts'
import { writeWhole } from './write-whole.ts'

/** Files in a folder of this machine (`DATA_DIR`), readable by its owner only. */
export function createDiskStore(root: string): FileStore {
  return {
    put: async (bytes, file) => {
      const name = newFileName(file)
      await writeWhole(join(root, name), bytes, { mode: 0o600, lasts: true })
      return name
    },
    read: async (name) => {
      if (!isFileName(name)) return undefined
      try {
        return new Uint8Array(await readFile(join(root, name)))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    has: async (name) =>
      isFileName(name) &&
      access(join(root, name)).then(
        () => true,
        () => false,
      ),
    remove: async (name) => {
      if (isFileName(name)) await rm(join(root, name), { force: true })
    },
  }
}
