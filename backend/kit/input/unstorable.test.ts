import { expect, test } from 'vitest'
import { unstorable } from './unstorable.ts'

test.each(['a\0', '\ud800b', 'b\udc00'])('a text like %j is found wherever it is', (text) => {
  const at = (...path: (string | number)[]) => ({ path, code: 'characters', params: {} })
  expect(unstorable(text)).toEqual([at()])
  expect(unstorable({ NAME: 'a', LIST: ['b', { TEXT: text }], [text]: 'c' })).toEqual([
    at('LIST', 1, 'TEXT'),
    at(),
  ])
})

test('a value that is endlessly deep is no error', () => {
  expect(unstorable(JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`))).toEqual([])
})

test('every other text can be stored', () => {
  expect(unstorable({ a: 'Приём 🦷\n\t', b: [null, 1, true, undefined], c: new File(['\0'], 'a') })).toEqual(
    [],
  )
})
