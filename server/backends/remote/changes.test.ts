import { expect, it } from 'vitest'
import { tellChanges } from './changes.ts'

it.each(['GET', 'HEAD', 'OPTIONS', 'TRACE'])('%s changes nothing unless its answer says so', (method) => {
  const told: unknown[] = []
  const tell = tellChanges((tags) => told.push(tags))
  tell(method, 200, undefined)
  expect(told).toEqual([])
  tell(method, 200, 'site:1001')
  expect(told).toEqual([['site:1001']])
})

it('changes that are not named are told of at once, and many of them once more', async () => {
  const told: unknown[] = []
  const tell = tellChanges((tags) => told.push(tags), 50)
  tell('POST', 400, undefined)
  for (let count = 0; count < 20; count++) tell('POST', 200, undefined)
  expect(told).toEqual([['*']])
  tell('POST', 200, 'news')
  expect(told).toEqual([['*'], ['news']])
  await expect.poll(() => told).toEqual([['*'], ['news'], ['*']])
})
