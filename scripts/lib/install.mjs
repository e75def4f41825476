import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'

/** Installs the dependencies of a folder's lock file, unless exactly these are installed. */
export async function install(folder = '.') {
  const stamp = join(folder, 'node_modules/.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing dependencies …')
  // Not `npm ci`: it rejects the lock file if a registry lacks some package's builds for other platforms.
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: folder })
  writeFileSync(stamp, wanted)
}
