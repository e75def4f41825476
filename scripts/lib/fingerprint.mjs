import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

function* filesOf(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) yield path
  else for (const name of readdirSync(path)) yield* filesOf(join(path, name))
}

/**
 * A hash over names, sizes and times of files and folders, excluding the folder `leftOut`: cheap, and different as soon
 * as one of them changes.
 */
export function fingerprint(sources, leftOut) {
  const hash = createHash('sha256')
  const files = sources.flatMap((source) => [...filesOf(source)]).sort()
  for (const path of files.filter((file) => !leftOut || !file.startsWith(leftOut))) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
