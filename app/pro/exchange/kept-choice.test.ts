import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepChoice, keptChoice } from './kept-choice.ts'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const choice = { fields: ['phone', null], ways: { phone: 'dayFirst' as const } }

test('a choice of columns is kept until it is sent, for the same columns of the same table', () => {
  keepChoice('a', 'head 1', choice)
  expect(keptChoice('a', 'head 1')).toMatchObject(choice)
  expect(keptChoice('a', 'head 2')).toBeUndefined()
  expect(keptChoice('b', 'head 1')).toBeUndefined()
  keepChoice('a', 'head 1', undefined)
  expect(keptChoice('a', 'head 1')).toBeUndefined()
})

test('a storage that is forbidden, or has something else, keeps nothing', () => {
  storage.set('import-columns:a', '{"of":"head 1"}')
  expect(keptChoice('a', 'head 1')).toBeUndefined()
  storage.set('import-columns:a', '{')
  expect(keptChoice('a', 'head 1')).toBeUndefined()
  vi.stubGlobal('sessionStorage', undefined)
  keepChoice('a', 'head 1', choice)
  expect(keptChoice('a', 'head 1')).toBeUndefined()
})
