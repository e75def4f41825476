import { access, glob, readFile, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { checkedFileName, type FileName, type FileStore, isFileName, newFileName } from './store.ts'
import { writeWhole } from './write-whole.ts'

/** Folders of `DATA_DIR` that have no uploaded files: the embedded database, and what can be made again. */
const others = new Set(['pg', 'cache'])

/** Files in a folder of this machine (`DATA_DIR`), readable by its owner only. */
export function createDiskStore(root: string): FileStore {
  const write = (name: FileName, bytes: Uint8Array) =>
    writeWhole(join(root, name), bytes, { mode: 0o600, lasts: true })
  return {
    put: async (bytes, file) => {
      const name = newFileName(file)
      await write(name, bytes)
      return name
    },
    putBack: (name, bytes) => write(checkedFileName(name), bytes),
    list: async function* () {
      for await (const path of glob('**/*', { cwd: root, exclude: (path) => others.has(path) })) {
        const name = path.split(sep).join('/')
        if (isFileName(name)) yield name
      }
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
