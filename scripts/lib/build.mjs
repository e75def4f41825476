import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'

const sources = [
  'backend',
  'blocks',
  'content-adapters',
  'locales',
  'renderer',
  'schemas',
  'server',
  'site',
  'ui',
]
const files = ['package-lock.json', 'vite.config.ts', 'tsconfig.json']
const stamp = 'dist/.built'

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

/** A hash over names, sizes and times of all sources: cheap, and other as soon as one of them changes. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const path of [...files, ...sources.flatMap((folder) => [...filesBelow(folder)])].sort()) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Builds the islands, the style sheet and the server, unless nothing has changed since the last build. */
export async function build() {
  const now = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  console.log('Building …')
  await Promise.all([
    run('vite', ['build', '--logLevel', 'warn']),
    run('vite', ['build', '--ssr', '--logLevel', 'warn']),
  ])
  mkdirSync('dist', { recursive: true })
  writeFileSync(stamp, now)
}
