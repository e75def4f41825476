import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAnswered, readPageVersion, waitUntilSeen } from './wait-until-seen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Looks, and sees these one after the other, the last one forever. */
async function wait(...seen: boolean[]) {
  let looks = 0
  const isSeen = waitUntilSeen(async () => seen[Math.min(looks++, seen.length - 1)] ?? false)
  await vi.runAllTimersAsync()
  return { isSeen: await isSeen, looks }
}

test('it looks until what was published is there', async () => {
  expect(await wait(false, false, true)).toEqual({ isSeen: true, looks: 3 })
})

test('it says after ten seconds that visitors still get the old version', async () => {
  const { isSeen, looks } = await wait(false)
  expect(isSeen).toBe(false)
  expect(looks).toBeGreaterThan(20)
})

test('it reads the version of a page, and whether the page is there', async () => {
  const answer = (status: number, version?: string) =>
    vi.stubGlobal(
      'fetch',
      async () => new Response('', { status, headers: version ? { 'x-site-version': version } : {} }),
    )
  answer(200, '7')
  expect([await readPageVersion('/l/a'), await isAnswered('/l/a')]).toEqual([7, true])
  answer(404)
  expect([await readPageVersion('/l/a'), await isAnswered('/l/a')]).toEqual([undefined, false])
})

test('it knows neither of a page that does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect([await readPageVersion('/l/a'), await isAnswered('/l/a')]).toEqual([undefined, undefined])
})
