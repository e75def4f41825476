import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the fonts of documents, searched upwards from here, because the bundle in `dist` uses the same one. */
export function fontsFolder(from: string = import.meta.dirname): string {
  const folder = join(from, 'backend/documents/pdf/fonts')
  if (existsSync(folder)) return folder
  const parent = dirname(from)
  if (parent === from) throw new Error('backend/documents/pdf/fonts is missing beside the program')
  return fontsFolder(parent)
}
