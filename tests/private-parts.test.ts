import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow, isTest } from './lib/source-files.ts'

/** Names of private parts of React, Drizzle and PGlite: they change without notice. */
const privateParts = [
  /_INTERNALS_DO_NOT_USE/,
  /\$\$typeof|Symbol\.for\(['"]react\./,
  /\b_currentValue\b/,
  /\._(checkReady|runExclusive\w*|handle\w*)\b/,
  /\bexecProtocol\w*/,
  /\.session\.client\b/,
]

const folders = [
  'app',
  'backend',
  'blocks',
  'client',
  'content-adapters',
  'demo',
  'pro-forms',
  'renderer',
  'schemas',
  'server',
  'site',
  'ui',
]

it('lets no file reach into the private parts of React, Drizzle or PGlite', () => {
  const files = folders.flatMap(filesBelow).filter((file) => !isTest(file))
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return privateParts.filter((part) => part.test(text)).map((part) => `${file}: ${part.source}`)
  })
  expect(found).toEqual([])
})
