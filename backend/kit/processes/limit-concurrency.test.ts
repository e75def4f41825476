import { expect, test } from 'vitest'
import { limitConcurrency, QueueFullError } from './limit-concurrency.ts'

test('runs no more at once than it may, and all that it took', async () => {
  const inTurn = limitConcurrency(2, 10)
  let running = 0
  let most = 0
  const done = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      inTurn(async () => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 2))
        running--
        return index
      }),
    ),
  )
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(2)
})

test('refuses what would wait too long, and goes on after a failure', async () => {
  const inTurn = limitConcurrency(1, 1)
  let fail = (_: Error) => {}
  const first = inTurn(() => new Promise<never>((_, reject) => (fail = reject)))
  const second = inTurn(async () => 'second')
  await expect(inTurn(async () => 'third')).rejects.toThrow(QueueFullError)
  fail(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  expect(await second).toBe('second')
  expect(await inTurn(async () => 'fourth')).toBe('fourth')
})

test('lets nobody who sends many hold up others, and keeps room for them', async () => {
  const inTurn = limitConcurrency(1, 4, 2)
  const order: string[] = []
  const { promise: begin, resolve } = Promise.withResolvers<void>()
  const send = (by: string) => inTurn(() => begin.then(() => void order.push(by)), { by })
  const sent = [send('many'), send('many'), send('many')]
  await expect(send('many')).rejects.toThrow(QueueFullError)
  sent.push(send('few'), send('another'))
  resolve()
  await Promise.all(sent)
  expect(order).toEqual(['many', 'few', 'many', 'another', 'many'])
})

test('lets who gives up leave the queue, without running what they waited for', async () => {
  const inTurn = limitConcurrency(1, 1)
  let finish = () => {}
  const first = inTurn(() => new Promise<void>((resolve) => (finish = resolve)))
  const patience = new AbortController()
  const given: string[] = []
  const second = inTurn(async () => given.push('second'), { signal: patience.signal })
  patience.abort(new Error('gave up'))
  await expect(second).rejects.toThrow('gave up')
  const third = inTurn(async () => given.push('third'))
  finish()
  await Promise.all([first, third])
  expect(given).toEqual(['third'])
  await expect(inTurn(async () => 1, { signal: patience.signal })).rejects.toThrow('gave up')
})
