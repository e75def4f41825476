import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** A client build. `id` is the file name of its loader, which contains a hash and changes with any script. */
type Build = { id: string; timestamp: number; files: string[] }

/** Number of builds whose files are preserved, so that a page opened two builds ago can still load its islands (B-28). */
const kept = 3

const isSame = (a: Build, b: Build): boolean => a.files.toString() === b.files.toString()

/**
 * Records a build in `builds.json` beside it and removes the files of those before the last three. Vite must not empty the
 * folder itself.
 */
export function recordBuild(folder: string, build: Build): void {
  const list = join(folder, 'builds.json')
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Build[]) : []
  const builds = [build, ...before.filter((other) => !isSame(other, build))].slice(0, kept)
  const needed = new Set(builds.flatMap(({ files }) => files))
  for (const file of globSync('_assets/*', { cwd: folder }))
    if (!needed.has(file)) rmSync(join(folder, file), { recursive: true })
  writeFileSync(list, JSON.stringify(builds))
}

/** Preserves the files of the last builds; `loader` is the entry whose file name identifies a build. */
export const retainBuilds = (loader: string): Plugin => ({
  name: 'retain-builds',
  apply: 'build',
  config: () => ({ build: { emptyOutDir: false } }),
  writeBundle({ dir = '' }, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(loader))
    if (!entry) throw new Error(`The build has no ${loader}.`)
    const files = Object.keys(bundle)
      .filter((file) => file.startsWith('_assets/'))
      .sort()
    recordBuild(dir, { id: basename(entry.fileName, '.js'), timestamp: Date.now(), files })
  },
})
