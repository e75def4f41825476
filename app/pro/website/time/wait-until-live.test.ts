import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitUntilLive } from './wait-until-live.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Looks at pages that say these versions one after the other, the last one forever. */
async function wait(...said: (number | undefined)[]) {
  let looks = 0
  const isLive = waitUntilLive({ version: 7, read: async () => said[Math.min(looks++, said.length - 1)] })
  await vi.runAllTimersAsync()
  return { isLive: await isLive, looks }
}

test('it looks until a page is of the published version', async () => {
  expect(await wait(6, undefined, 7)).toEqual({ isLive: true, looks: 3 })
})

test('it takes a version that was published later too', async () => {
  expect(await wait(8)).toEqual({ isLive: true, looks: 1 })
})

test('it says after ten seconds that visitors still get the old version', async () => {
  const { isLive, looks } = await wait(6)
  expect(isLive).toBe(false)
  expect(looks).toBeGreaterThan(20)
})

test('it gives up on a page that does not answer', async () => {
  expect((await wait(undefined)).isLive).toBe(false)
})
