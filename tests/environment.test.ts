import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow, isTest } from './lib/source-files.ts'

/** Bundlers replace these by constants, so they are not configuration. */
const constants = /process\.env\.(?:NODE_ENV|NEXT_RUNTIME)|import\.meta\.env\.DEV/g

/** Folders that are not part of the running product. */
const beside = ['tests', 'e2e', 'bench', 'scripts', 'examples', 'node_modules', 'dist', 'test-results']

test('the environment is read in server/env.ts only', () => {
  const rooms = readdirSync('.', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !beside.includes(entry.name),
  )
  const readers = rooms
    .flatMap(({ name }) => filesBelow(name))
    .filter((file) => !isTest(file))
    .filter((file) =>
      /process\.env|import\.meta\.env/.test(readFileSync(file, 'utf8').replace(constants, '')),
    )
  expect(readers).toEqual(['server/env.ts'])
})
