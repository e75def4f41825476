import { constants } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceProblem } from '../source.ts'
import { FileFault } from './file-problem.ts'

/** A file of a folder, by its path there; `stamp` is another one after each change. */
export type FoundFile = { path: string; stamp: string }

/** Bounds of what is read: a site has far less. */
export const most = { files: 20_000, depth: 4, bytes: 2 * 1024 * 1024 }

/** How many files are looked at together. */
const together = 64

/** Names that editors, systems and git leave behind. */
const isForeign = (name: string) => /^[.~]|~$|^(node_modules|Thumbs\.db)$|\.(swp|tmp|bak|orig)$/i.test(name)

/**
 * The files below a folder, in the order of their paths; nothing that is hidden, and nothing that a link leads to, because a link may lead out
 * of the folder.
 */
export async function listFiles(
  root: string,
  report: (problem: SourceProblem) => void,
): Promise<FoundFile[]> {
  const paths: string[] = []
  const folders = ['']
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await readdir(join(root, folder), { withFileTypes: true })
    for (const entry of entries) {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (isForeign(entry.name)) continue
      if (entry.isSymbolicLink())
        report({
          request: path,
          path: '',
          code: 'This is a link, which is not followed: put the file itself here',
        })
      else if (entry.isDirectory() && path.split('/').length < most.depth) folders.push(path)
      else if (entry.isFile()) paths.push(path)
    }
    if (paths.length > most.files) {
      report({
        request: folder,
        path: '',
        code: `There are more than ${most.files} files: the others are left out`,
      })
      break
    }
  }
  paths.sort()
  const found: FoundFile[] = []
  for (let start = 0; start < Math.min(paths.length, most.files); start += together) {
    const some = paths.slice(start, Math.min(start + together, most.files)).map(async (path) => {
      // A file may go while it is looked for.
      const at = await stat(join(root, path)).catch(() => undefined)
      return at ? [{ path, stamp: `${at.mtimeMs} ${at.size} ${at.ino}` }] : []
    })
    found.push(...(await Promise.all(some)).flat())
  }
  return found
}

/** The text of a file. Throws `FileFault` for one that is too large, no text, or not to be read. */
export async function readText(root: string, path: string): Promise<string> {
  let file: Awaited<ReturnType<typeof open>> | undefined
  try {
    file = await open(join(root, path), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const { size } = await file.stat()
    if (size > most.bytes)
      throw new FileFault(
        `The file has ${size} bytes, more than ${most.bytes}: make several of it, or link to it`,
      )
    const bytes = await file.readFile()
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof FileFault) throw error
    if (error instanceof TypeError) throw new FileFault('The file is no text in UTF-8: save it as UTF-8')
    throw new FileFault(`The file cannot be read: ${(error as Error).message}`)
  } finally {
    await file?.close()
  }
}
