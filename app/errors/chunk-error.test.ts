import { expect, test } from 'vitest'
import { isChunkError } from './chunk-error.ts'

test.each([
  Object.assign(new Error('anything'), { name: 'ChunkLoadError' }),
  new Error('Failed to load chunk /_next/static/chunks/0a1b.js from module 12'),
  new TypeError('Failed to fetch dynamically imported module: https://example.kz/a.js'),
  new TypeError('error loading dynamically imported module'),
  new TypeError('Importing a module script failed.'),
])('“%s” is code that has gone', (error) => {
  expect(isChunkError(error)).toBe(true)
})
test.each([new Error('x is not a function'), new TypeError('Failed to fetch'), 'ChunkLoadError', undefined])(
  '“%s” is another fault',
  (error) => {
    expect(isChunkError(error)).toBe(false)
  },
)
