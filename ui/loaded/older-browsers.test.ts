import { afterEach, expect, it, vi } from 'vitest'

const { groupBy } = Map
const { withResolvers } = Promise
afterEach(() => {
  Map.groupBy = groupBy
  Promise.withResolvers = withResolvers
})

it('gives an older browser what it lacks, and leaves a newer one alone', async () => {
  await import('./older-browsers.ts')
  expect([Map.groupBy, Promise.withResolvers]).toEqual([groupBy, withResolvers])
  Reflect.deleteProperty(Map, 'groupBy')
  Reflect.deleteProperty(Promise, 'withResolvers')
  vi.resetModules()
  await import('./older-browsers.ts')
  expect(Map.groupBy).not.toBe(groupBy)
  const keyOf = (word: string, index: number) => (index === 3 ? 'last' : word.length)
  const words = ['a', 'bb', 'c', 'dd', 'ee']
  expect([...Map.groupBy(words, keyOf)]).toEqual([
    [1, ['a', 'c']],
    [2, ['bb', 'ee']],
    ['last', ['dd']],
  ])
  const { promise, resolve } = Promise.withResolvers<string>()
  resolve('done')
  expect(await promise).toBe('done')
  const failed = Promise.withResolvers<string>()
  failed.reject(new Error('why'))
  await expect(failed.promise).rejects.toThrow('why')
})
