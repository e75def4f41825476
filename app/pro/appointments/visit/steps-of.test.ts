import { expect, it } from 'vitest'
import { visitOf } from '../calendar/test/samples.ts'
import { stepsOf } from './steps-of.ts'

it.each([
  ['before it begins', '2026-11-30T03:59:00Z', ['arrived']],
  ['once it has begun', '2026-11-30T04:00:00Z', ['arrived', 'no_show']],
])('offers of a visit %s only what can be true', (_name, now, steps) => {
  expect(stepsOf(visitOf(), new Date(now))).toEqual(steps)
})
