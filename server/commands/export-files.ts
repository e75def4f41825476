import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { clinicFiles } from '../../content-adapters/files/clinic-files.ts'
import type { ContentSource } from '../../content-adapters/source.ts'

/** Writes the site of a clinic into `folder` as files that `SOURCE=files` reads; returns what to say about it. */
export async function exportFiles(source: ContentSource, slug: string, folder: string): Promise<string> {
  const root = join(folder, slug)
  if (existsSync(root) && readdirSync(root).length > 0)
    throw new Error(`${root} has files already: remove them, or name another folder.`)
  const files = Object.entries(await clinicFiles(source, slug))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return `Wrote ${files.length} files to ${root}. The site is made of them with SOURCE=files and CONTENT_DIR=${folder}.`
}
