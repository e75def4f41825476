import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes files below a folder, each by its path. */
export function writeFiles(folder, files) {
  for (const [path, text] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/**
 * Writes files below a folder in place of those of an earlier run: of these all that are not written again go. Files of others, which do not
 * begin with the mark, stay.
 */
export function rewriteFiles(folder, files, mark) {
  for (const path of existsSync(folder) ? globSync('**/*.ts', { cwd: folder }) : []) {
    const file = join(folder, path)
    if (!files.has(path) && readFileSync(file, 'utf8').startsWith(mark)) rmSync(file)
  }
  writeFiles(folder, files)
}
