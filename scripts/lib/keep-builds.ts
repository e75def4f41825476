import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** A build of what browsers load. `id` is the name of its loader, which is another as soon as any script is. */
type Build = { id: string; timestamp: number; files: string[] }

/** Builds whose files stay: a page that was opened before the last two can still fetch its islands (B-28). */
const kept = 3

const isSame = (a: Build, b: Build): boolean => a.files.toString() === b.files.toString()

/**
 * Notes a build in `builds.json` beside it and removes the files of those before the last three. Vite must not empty the
 * folder itself.
 */
export function noteBuild(folder: string, build: Build): void {
  const list = join(folder, 'builds.json')
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Build[]) : []
  const builds = [build, ...before.filter((other) => !isSame(other, build))].slice(0, kept)
  const needed = new Set(builds.flatMap(({ files }) => files))
  for (const file of globSync('_assets/*', { cwd: folder }))
    if (!needed.has(file)) rmSync(join(folder, file), { recursive: true })
  writeFileSync(list, JSON.stringify(builds))
}

/** Keeps the files of the last builds; `loader` is the entry that names a build. */
export const keepBuilds = (loader: string): Plugin => ({
  name: 'keep-builds',
  apply: 'build',
  config: () => ({ build: { emptyOutDir: false } }),
  writeBundle({ dir = '' }, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(loader))
    if (!entry) throw new Error(`The build has no ${loader}.`)
    const files = Object.keys(bundle)
      .filter((file) => file.startsWith('_assets/'))
      .sort()
    noteBuild(dir, { id: basename(entry.fileName, '.js'), timestamp: Date.now(), files })
  },
})
