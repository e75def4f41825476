import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { run } from './run.mjs'

const writer = 'scripts/lib/write-validators.ts'
const sources = ['package-lock.json', 'locales/locale.ts', 'schemas', writer]
const compiled = 'schemas/validators/compiled'
const stamp = 'node_modules/.cache/validators'

/**
 * Brings the compiled validators up to date, in a process of its own, since this one
 * may have older schemas loaded. Costs next to nothing while no schema has changed. Throws where one does not compile.
 */
export async function compileSchemas() {
  // Taken before the work: what is saved meanwhile is compiled the next time.
  const now = fingerprint(sources, compiled)
  if (existsSync(compiled) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  await run('node', [writer])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}

/** Before the tests, for Vitest: a schema that does not compile fails the tests of what it is of. */
export const setup = () => compileSchemas().catch((error) => console.error(error.message))

/** Compiles again whenever a schema is saved, for development. */
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
