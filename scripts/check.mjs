// `npm run check`: the fast part of `npm test`, in parallel: no database, no server, no browser.
// `npm run check -- promo-banner`: the same for one block, area, case or source.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { install } from './lib/install.mjs'
import { run } from './lib/run.mjs'

const lint = ['ci', '--error-on-warnings', '--colors=off']
const quick = ['run', '--project', 'unit']

/** Hides the tests that the name filter skips. */
const brief = ['--hideSkippedTests']

/** Lists the promises of a source. */
const inWords = ['--reporter', 'verbose']

const everything = () => [run('biome', [...lint, '.']), run('tsc', ['-p', '.']), run('vitest', quick)]

/** Its own files and tests; from tests that iterate over all of its `registry`, if it has one, those with its name. */
function one(name, { registry, more = [], show = brief } = {}) {
  const files = globSync([
    `{schemas/{blocks,areas},content-adapters/loaders}/${name}{,.test}.ts`,
    `schemas/*/${name}.case{,.test}.ts`,
    `{blocks,pro-forms,app/pro,content-adapters}/${name}/**/*.{ts,tsx,json}`,
    `server/sources/${name}.ts`,
  ])
  const own = [...files.filter((file) => /(?<!\.contract)\.test\.tsx?$/.test(file)), ...more]
  const shared = globSync('{schemas,blocks,renderer,pro-forms,tests}/**/*.test.{ts,tsx}').filter(
    (file) => registry && !file.includes('.contract.') && readFileSync(file, 'utf8').includes(registry),
  )
  return [
    run('biome', [...lint, ...files]),
    run('tsc', ['-p', '.']),
    ...(shared.length > 0
      ? [run('vitest', [...quick, ...brief, ...shared, '-t', `(^|[^\\w-])${name}([^\\w-]|$)`])]
      : []),
    ...(own.length > 0 ? [run('vitest', [...quick, ...show, ...own])] : []),
  ]
}

/** Tests that fail if an area's table, endpoints or screen are missing or those of another. */
const testsOfAreas = [
  'backend/database/migrations.test.ts',
  'backend/registry.test.ts',
  'app/pro/target.test.ts',
]

/** Tests that fail if a case has a fault or words of the template, or its calls are those of another. */
const testsOfCases = [
  'schemas/cases/case-faults.test.ts',
  'schemas/cases/untranslated.test.ts',
  'backend/registry.test.ts',
  'app/pro/target.test.ts',
]

function work(name) {
  if (!name) return everything()
  if (existsSync(`schemas/blocks/${name}.ts`)) return one(name, { registry: 'blockDefinitions' })
  if (existsSync(`schemas/areas/${name}.ts`))
    return one(name, { registry: 'areaDefinitions', more: testsOfAreas })
  if (globSync(`schemas/*/${name}.case.ts`).length > 0)
    return one(name, { registry: 'caseDefinitions', more: testsOfCases })
  if (existsSync(`content-adapters/${name}`) || existsSync(`server/sources/${name}.ts`))
    return one(name, { show: inWords })
  throw new Error(
    `There is no block, area, case or source "${name}": schemas/blocks/${name}.ts, schemas/areas/${name}.ts, schemas/*/${name}.case.ts and content-adapters/${name} are missing.`,
  )
}

try {
  await install()
  const results = await Promise.allSettled(work(process.argv[2]))
  for (const result of results) if (result.status === 'rejected') console.error(result.reason.message)
  process.exitCode = results.every((result) => result.status === 'fulfilled') ? 0 : 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
