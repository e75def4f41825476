import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const year = 365 * 86_400_000
const clock = () => import('./server-clock.ts')
const dateIn = (ms: number) => new Date(Date.now() + ms).toUTCString()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

it.each([year, -year])('is the clock of the server, if the one of the device is off (%i ms)', async (off) => {
  const { learnClock, onClockLearned, serverNow } = await clock()
  const tell = vi.fn()
  onClockLearned(tell)
  learnClock(dateIn(off))
  learnClock(dateIn(off))
  expect(Math.abs(serverNow().getTime() - Date.now() - off)).toBeLessThan(2000)
  expect(tell).toHaveBeenCalledTimes(1)
  learnClock(dateIn(0))
  expect(Math.abs(serverNow().getTime() - Date.now())).toBeLessThan(10)
})

it('is the one of the device while no answer says otherwise, and while it is not off by a minute', async () => {
  const { learnClock, serverNow } = await clock()
  for (const date of [null, '', 'never', dateIn(50_000)]) learnClock(date)
  expect(Math.abs(serverNow().getTime() - Date.now())).toBeLessThan(10)
})
