import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, weekday } from '../formats/zone.ts'
import { figurePeriod, figureSteps, stepStart } from './figure-steps.ts'

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2023-12-25', days))

it('the steps are whole ones of the calendar, without a gap, until the one that is not over', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...figureSteps), (today, step) => {
      const { steps, period, before } = figurePeriod(step, today)
      expect(steps).toHaveLength(step === 'day' ? 30 : 12)
      expect(period).toEqual({ from: steps[0]?.from, to: steps.at(-1)?.to })
      expect(addDays(period.to, 1)).toBe(stepStart[step](today))
      for (const [at, { from, to }] of steps.entries()) {
        expect(stepStart[step](from)).toBe(from)
        expect(stepStart[step](to)).toBe(from)
        if (at > 0) expect(addDays(steps[at - 1]?.to ?? '', 1)).toBe(from)
        if (step === 'week') expect([weekday(from), weekday(to)]).toEqual([1, 7])
      }
      expect(addDays(before.to, 1)).toBe(period.from)
    }),
  )
})

it('the time before has as many steps', () => {
  expect(figurePeriod('day', '2026-11-30')).toMatchObject({
    period: { from: '2026-10-31', to: '2026-11-29' },
    before: { from: '2026-10-01', to: '2026-10-30' },
  })
  expect(figurePeriod('week', '2026-11-30')).toMatchObject({
    period: { from: '2026-09-07', to: '2026-11-29' },
    before: { from: '2026-06-15', to: '2026-09-06' },
  })
  expect(figurePeriod('month', '2026-11-30')).toMatchObject({
    period: { from: '2025-11-01', to: '2026-10-31' },
    before: { from: '2024-11-01', to: '2025-10-31' },
  })
})
