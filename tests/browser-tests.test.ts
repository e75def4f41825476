import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const specs = globSync('e2e/*.ts').filter((file) => file !== 'e2e/test.ts')

test.each(specs)('%s takes `test` from e2e/test.ts, which listens to the console', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/)
})

test('finds the specs', () => {
  expect(specs.length).toBeGreaterThan(50)
})
