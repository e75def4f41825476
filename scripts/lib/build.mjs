import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { compileSchemas } from './compile-schemas.mjs'
import { fingerprint } from './fingerprint.mjs'
import { run } from './run.mjs'

const shared = ['package-lock.json', 'tsconfig.json', 'locales', 'schemas', 'ui']

/** The parts of the build: their sources, and where the fingerprint of the last build is stored. */
const parts = [
  {
    name: 'documents',
    sources: [
      ...shared,
      'app/build-header.ts',
      'app/locale-header.ts',
      'backend',
      'blocks',
      'client',
      'content-adapters',
      'patterns',
      'demo',
      'renderer',
      'scripts/lib/retain-builds.ts',
      'scripts/lib/preload-helper.ts',
      'server',
      'site',
      'vite.config.ts',
    ],
    stamp: 'dist/.built',
    build: () =>
      Promise.all([
        run('vite', ['build', '--logLevel', 'warn']),
        run('vite', ['build', '--ssr', '--logLevel', 'warn']),
        run('vite', ['build', '--mode', 'canvas', '--logLevel', 'warn']),
      ]),
  },
  {
    name: 'application',
    sources: [
      ...shared,
      'app',
      'client',
      'content-adapters',
      'patterns',
      'instrumentation-client.ts',
      'next.config.mjs',
      'postcss.config.mjs',
      'pro-forms',
    ],
    stamp: '.next/.built',
    build: () =>
      run('next', ['build'], {
        // Progress output is hidden; errors go to standard error.
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { NEXT_TELEMETRY_DISABLED: '1' },
      }),
  },
]

/** Builds the islands, styles and server of the site, and the application: each only if its sources have changed. */
export async function build() {
  await compileSchemas()
  const stale = parts
    .map((part) => ({ ...part, now: fingerprint(part.sources) }))
    .filter(({ stamp, now }) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== now)
  if (stale.length === 0) return
  console.log(`Building ${stale.map(({ name }) => name).join(' and ')} …`)
  await Promise.all(
    stale.map(async ({ build: buildPart, stamp, now }) => {
      await buildPart()
      writeFileSync(stamp, now)
    }),
  )
}
