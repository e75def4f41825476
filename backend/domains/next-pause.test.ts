import { expect, it } from 'vitest'
import { nextPause } from './next-pause.ts'

const minute = 60_000
const day = 1440 * minute
const waiting = { isOurs: false, isHere: false, isTaken: false }

it('asks for a record less and less often for a week, and finds one that comes after a day', () => {
  expect(nextPause({ ...waiting, ageMs: 0 })).toBe(minute)
  const asked = [0]
  for (;;) {
    const ageMs = asked.at(-1) ?? 0
    const pause = nextPause({ ...waiting, ageMs })
    if (pause === undefined) break
    asked.push(ageMs + pause)
  }
  expect(asked.length).toBeLessThan(80)
  const late = asked.find((at) => at >= day) ?? 0
  expect(late - day).toBeLessThan(day / 4)
  expect(asked.at(-1)).toBeGreaterThan(7 * day)
})

it('looks at a domain that works once a day, and gives up on one that another company has', () => {
  expect(nextPause({ ...waiting, isOurs: true, isHere: true, ageMs: 30 * day })).toBe(day)
  expect(nextPause({ ...waiting, isOurs: true, ageMs: 30 * day })).toBe(day)
  expect(nextPause({ ...waiting, isTaken: true, ageMs: 0 })).toBeUndefined()
})
