import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A folder of the project, searched upwards from here, because the bundle in `dist` uses the same one. */
export function projectFolder(path: string, from: string = import.meta.dirname): string {
  const folder = join(from, path)
  if (existsSync(folder)) return folder
  const parent = dirname(from)
  if (parent === from) throw new Error(`${path} is missing beside the program`)
  return projectFolder(path, parent)
}
