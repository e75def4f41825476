import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

function* filesOf(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) yield path
  else for (const name of readdirSync(path)) yield* filesOf(join(path, name))
}

/** A hash over names, sizes and times of files and folders: cheap, and other as soon as one of them changes. */
export function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => [...filesOf(source)]).sort()) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
