import { afterEach, expect, it, vi } from 'vitest'
import { reportAtIntervals } from './report-at-intervals.ts'

afterEach(() => void vi.useRealTimers())

it('says a thing at once, and new things always, however many came before', () => {
  const report = reportAtIntervals({ limit: 3 })
  const said: string[] = []
  for (const key of ['a', 'a', 'b', 'a', 'c', 'd', 'e', 'e', 'b']) report(key, () => said.push(key))
  expect(said).toEqual(['a', 'b', 'c', 'd', 'e', 'b'])
})

it('says what goes on again after each interval, and how often it was', () => {
  vi.useFakeTimers({ now: 0 })
  const report = reportAtIntervals({ intervalMs: 1000 })
  const counts: number[] = []
  for (const at of [0, 1, 500, 1000, 1500, 2100, 9000]) {
    vi.setSystemTime(at)
    report('menu', (count) => counts.push(count))
  }
  expect(counts).toEqual([1, 3, 2, 1])
})
