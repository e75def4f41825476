import { expect, it } from 'vitest'
import { inTurns } from './in-turns.ts'

const { signal } = new AbortController()

it('begins no more acts at once than there are places, and the next when one is over', async () => {
  const turn = inTurns(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const act = (number: number) => () => {
    begun.push(number)
    return new Promise<void>((end) => ends.push(end))
  }
  const all = [1, 2, 3, 4].map((number) => turn(signal, act(number)))
  await Promise.resolve()
  expect(begun).toEqual([1, 2])
  ends[0]?.()
  await all[0]
  await expect.poll(() => begun).toEqual([1, 2, 3])
  for (const end of ends) end()
  await expect.poll(() => begun).toEqual([1, 2, 3, 4])
})

it('leaves out what was given up while it waited, and goes on after a failure', async () => {
  const turn = inTurns(1)
  const controller = new AbortController()
  const failing = turn(signal, () => Promise.reject(new Error('lost')))
  const givenUp = turn(controller.signal, async () => 'sent')
  const last = turn(signal, async () => 'sent')
  controller.abort()
  await expect(failing).rejects.toThrow('lost')
  await expect(givenUp).rejects.toThrow()
  expect(await last).toBe('sent')
})
