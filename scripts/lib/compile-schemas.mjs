import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { run } from './run.mjs'

const writer = 'scripts/lib/write-validators.ts'
const sources = ['package-lock.json', 'locales/locale.ts', 'schemas', writer]
const compiled = 'schemas/validators/compiled'
const stamp = 'node_modules/.cache/validators'

/**
 * Compiles the validators of changed schemas, in a separate process, because this one may have older schemas loaded.
 * Fast if no schema has changed. Throws if one does not compile.
 */
export async function compileSchemas() {
  // Computed before the work, so that a file saved meanwhile is compiled the next time.
  const now = fingerprint(sources, compiled)
  if (existsSync(compiled) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  await run('node', [writer])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}

/** Vitest's global setup. A schema that does not compile is only reported here: the tests that use it fail. */
export const setup = () => compileSchemas().catch((error) => console.error(error.message))

/** Compiles again whenever a schema is saved, during development. */
export function watchSchemas(watcher) {
  let waiting
  let running = Promise.resolve()
  watcher.on('all', (_event, path) => {
    if (!/[/\\]schemas[/\\].*\.ts$/.test(path)) return
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      running = running.then(setup)
    }, 50)
  })
}
