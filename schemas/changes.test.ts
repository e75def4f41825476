import { expect, it } from 'vitest'
import { Changes } from './changes.ts'

it('tells every reading what changes while it is under way, and nothing before or after', async () => {
  const changes = new Changes()
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const seen: ReadonlySet<string>[] = []
  const readUntil = (gate: Promise<void>) =>
    changes.during(async (changed) => {
      seen.push(changed)
      await gate
    })
  const readings = [readUntil(first.promise)]
  changes.add(['a'])
  readings.push(readUntil(second.promise))
  changes.add(['b', 'c'])
  first.resolve()
  await readings[0]
  changes.add(['d'])
  second.resolve()
  await readings[1]
  changes.add(['e'])
  expect(seen.map((changed) => [...changed])).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c', 'd'],
  ])
})

it('gives what was read, or why it failed, and then follows it no longer', async () => {
  const changes = new Changes()
  let changed: ReadonlySet<string> = new Set()
  const read = (result: Promise<string>) =>
    changes.during((seen) => {
      changed = seen
      return result
    })
  expect(await read(Promise.resolve('page'))).toBe('page')
  await expect(read(Promise.reject(new Error('backend is down')))).rejects.toThrow('backend is down')
  changes.add(['a'])
  expect([...changed]).toEqual([])
})
