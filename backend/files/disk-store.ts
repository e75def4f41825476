import { randomBytes } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FileStore, isFileName, isNewFile } from './store.ts'

/** Files in a folder of this machine (`DATA_DIR`), readable by its owner only. */
export function createDiskStore(root: string): FileStore {
  return {
    put: async (bytes, file) => {
      if (!isNewFile(file)) throw new Error(`no file may be put in "${file.folder}" as ".${file.extension}"`)
      const name = `${file.folder}/${randomBytes(16).toString('hex')}.${file.extension}`
      const path = join(root, name)
      await mkdir(dirname(path), { recursive: true })
      // Written to a temporary file and renamed, so that no reader sees a partial file.
      try {
        await writeFile(`${path}.tmp`, bytes, { mode: 0o600 })
        await rename(`${path}.tmp`, path)
      } catch (error) {
        await rm(`${path}.tmp`, { force: true })
        throw error
      }
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
