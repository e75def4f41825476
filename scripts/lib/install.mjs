import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { run } from './run.mjs'

const stamp = 'node_modules/.installed'

/** Installs the dependencies of the lock file, unless exactly these are installed. */
export async function install() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing dependencies …')
  // Not `npm ci`: it rejects the lock file if a registry lacks some package's builds for other platforms.
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund'])
  writeFileSync(stamp, wanted)
}
