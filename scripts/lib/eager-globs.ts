// Lets Node load modules with eager globs as Vite does: `import.meta.glob('../*/*.target.ts', { eager: true })`. Imported for this effect.
import { globSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const eager = /import\.meta\.glob(?:<[^()]*>)?\(('[^']+'), \{ eager: true \}\)/g

/** The modules that match a pattern, by their paths from the module that asks. */
async function load(asking: string, pattern: string): Promise<Record<string, unknown>> {
  const folder = dirname(fileURLToPath(asking))
  const files = globSync(pattern, { cwd: folder }).sort()
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [
        relative(folder, `${folder}/${file}`).replace(/^(?!\.)/, './'),
        await import(pathToFileURL(`${folder}/${file}`).href),
      ]),
    ),
  )
}

Object.assign(globalThis, { loadEagerly: load })

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const source = loaded.source?.toString()
    return source?.includes('import.meta.glob')
      ? { ...loaded, source: source.replace(eager, '(await globalThis.loadEagerly(import.meta.url, $1))') }
      : loaded
  },
})
