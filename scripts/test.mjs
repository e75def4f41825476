// `npm test`: all checks and tests, on a fresh machine too. The last line is `N passed, N failed`.
// `npm run test:full` runs each matrix in the browser completely (every width, colour scheme and language), all
// 10,000 mutations of the answers of a source, all addresses of the directory and all pairs of calls, and what needs a
// database on PGlite as well as on Postgres; uploads also go into Ceph, a store that many use, and the browser's
// journeys once more to a server whose medical API is another process.
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { installPackages } from './lib/debian.mjs'
import { install } from './lib/install.mjs'
import { run } from './lib/run.mjs'
import { endToEndReport, unitReport } from './lib/test-report.mjs'

const total = { passed: 0, failed: 0, named: [] }
const reports = 'test-results/reports'
const isFull = process.argv.includes('--full')
const extent = isFull ? { FULL: 'yes' } : {}

/** Runs a step without tests of its own and counts it as one test. */
async function step(name, work) {
  console.log(`\n── ${name}`)
  try {
    const counts = await work()
    total.passed += counts?.passed ?? 1
    total.failed += counts?.failed ?? 0
    total.named.push(...(counts?.named ?? []))
    return true
  } catch (error) {
    console.error(error.message)
    total.failed += 1
    total.named.push(`${name}: ${error.message}`)
    return false
  }
}

/** Runs a test runner and counts the results in its JSON report; a runner that fails without a failed test counts as one. */
async function suite(command, args, report, count, env) {
  let fault
  await run(command, args, { env }).catch((error) => {
    fault = error
  })
  const counts = count(JSON.parse(readFileSync(report, 'utf8')))
  if (fault && counts.failed === 0) throw fault
  return counts
}

const unit = () =>
  suite(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`],
    `${reports}/unit.json`,
    unitReport,
    extent,
  )

const endToEnd = (browser, name, more) =>
  suite('playwright', ['test'], `${reports}/${name}.json`, endToEndReport, {
    CHROMIUM_PATH: browser,
    DEMO_IS_SEEDED: 'yes',
    ...extent,
    ...more,
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/${name}.json`,
  })

rmSync('test-results', { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** The other system that `tests/generated-client` is, with its packages. */
async function installClient() {
  cpSync('tests/generated-client', 'dist/generated-client', { recursive: true })
  await install('dist/generated-client')
}

if (await step('install', () => install())) {
  // A process finds the code that an earlier one has compiled: a tenth of its start.
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')
  let browser
  // They wait for the network while the next steps work.
  const fetching = [
    step('packages of a generated client', installClient),
    step('browser', async () => {
      browser = await findBrowser()
    }),
  ]
  // Run in parallel: each of these steps mostly uses a single thread.
  const building = step('production build', build)
  const seeding = building.then(
    (isBuilt) => isBuilt && step('demo data', () => run('node', ['e2e/seed-demo.ts'])),
  )
  await step('format and lint', () => run('biome', ['ci', '--error-on-warnings', '--colors=off', '.']))
  await step('types', () => run('tsc', ['-p', '.']))
  await Promise.all(fetching)
  if (isFull) await step('store of uploads', () => installPackages('radosgw', 'ceph-mon', 'ceph-osd'))
  await step('unit and contract tests', unit)
  if ((await seeding) && browser) {
    await step('end to end', () => endToEnd(browser, 'e2e', {}))
    if (isFull)
      await step('end to end, with a remote backend', () => endToEnd(browser, 'e2e-remote', { REMOTE: 'on' }))
  }
}

if (total.named.length > 0) console.log(`\n${total.named.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
