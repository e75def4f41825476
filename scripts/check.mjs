// `npm run check`: the fast part of `npm test`, side by side: no database, no server, no browser.
import { install } from './lib/install.mjs'
import { run } from './lib/run.mjs'

await install()
const results = await Promise.allSettled([
  run('biome', ['ci', '--error-on-warnings', '--colors=off', '.']),
  run('tsc', ['-p', '.']),
  run('vitest', ['run', '--exclude', '**/*.contract.test.ts']),
])
for (const result of results) if (result.status === 'rejected') console.error(result.reason.message)
process.exitCode = results.every((result) => result.status === 'fulfilled') ? 0 : 1
