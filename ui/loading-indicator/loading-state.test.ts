import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadingHideDelay, loadingResetDelay, loadingThrottle } from '../core/timings.ts'
import { advance, idle, isShown, type LoadingEvent, progressAt, react } from './loading-state.ts'

const steps = fc.array(
  fc.record({ wait: fc.integer({ min: 0, max: 3000 }), event: fc.constantFrom('start', 'finish', 'fail') }),
)
type Steps = { wait: number; event: LoadingEvent }[]

const play = (events: Steps) => {
  let now = 0
  return events.map(({ wait, event }) => {
    now += wait
    return { now, event }
  })
}
const run = (events: Steps) => play(events).reduce((state, { event, now }) => react(state, event, now), idle)

describe('the loading indicator (S-LOAD)', () => {
  it('goes the whole way at its times (C-7)', () => {
    const started = react(idle, 'start', 1000)
    expect(started.phase).toBe('waiting')
    expect(advance(started, 1199).phase).toBe('waiting')
    expect(advance(started, 1200).phase).toBe('rising')
    const finished = react(started, 'finish', 3000)
    expect(finished).toEqual({ phase: 'finished', since: 3000, failed: false })
    expect(advance(finished, 3499).phase).toBe('finished')
    expect(advance(finished, 3500).phase).toBe('hidden')
    expect(advance(finished, 3899).phase).toBe('hidden')
    expect(advance(finished, 3900)).toBe(idle)
  })

  it('shows nothing for a load that is faster than the throttle', () => {
    expect(react(react(idle, 'start', 0), 'finish', loadingThrottle - 1)).toBe(idle)
    expect(react(react(idle, 'start', 0), 'fail', loadingThrottle - 1)).toBe(idle)
  })

  it('waits for the last of several loads and remembers that one failed', () => {
    const both = react(react(idle, 'start', 0), 'start', 300)
    const one = react(both, 'fail', 600)
    expect(one.phase).toBe('rising')
    expect(react(one, 'finish', 900)).toEqual({ phase: 'finished', since: 900, failed: true })
  })

  it('is half way after half the usual time, as the curve says (B-26, C-7)', () => {
    const rising = { phase: 'rising', since: 0, pending: 1, failed: false } as const
    expect(progressAt(rising, 0)).toBe(0)
    expect(progressAt(rising, 1000)).toBeCloseTo(50, 10)
    expect(progressAt(rising, 2000)).toBeCloseTo((2 / Math.PI) * 100 * Math.atan(2), 10)
  })

  it('is always between 0 and 100, and 100 only at the end', () => {
    fc.assert(
      fc.property(steps, fc.nat(1e6), (events, later) => {
        const state = advance(run(events), later)
        const progress = progressAt(state, later)
        expect(progress).toBeGreaterThanOrEqual(0)
        expect(progress).toBeLessThanOrEqual(100)
        if (state.phase === 'rising') expect(progress).toBeLessThan(100)
      }),
    )
  })

  it('never goes back while it rises', () => {
    fc.assert(
      fc.property(fc.nat(1e5), fc.nat(1e5), (early, more) => {
        const rising = { phase: 'rising', since: 0, pending: 1, failed: false } as const
        expect(progressAt(rising, early + more)).toBeGreaterThanOrEqual(progressAt(rising, early))
      }),
    )
  })

  it('comes to rest once as much has ended as has started', () => {
    fc.assert(
      fc.property(steps, (events) => {
        const last = play(events).at(-1)?.now ?? 0
        const starts = events.filter(({ event }) => event === 'start').length
        let state = run(events)
        for (let left = starts; left > 0; left--) state = react(state, 'finish', last + 1000)
        expect(advance(state, last + 1000 + loadingHideDelay + loadingResetDelay)).toBe(idle)
      }),
    )
  })

  it('is not seen before the throttle has passed since a start', () => {
    fc.assert(
      fc.property(steps, fc.nat(loadingThrottle - 1), (events, soon) => {
        const now = (play(events).at(-1)?.now ?? 0) + loadingHideDelay + loadingResetDelay
        const before = advance(run(events), now)
        if (before.phase !== 'idle') return
        expect(isShown(advance(react(before, 'start', now), now + soon))).toBe(false)
      }),
    )
  })

  it('gives the same state however often it is asked on the way', () => {
    fc.assert(
      fc.property(steps, fc.array(fc.nat(500)), (events, waits) => {
        const start = play(events).at(-1)?.now ?? 0
        const end = start + waits.reduce((sum, wait) => sum + wait, 0)
        let now = start
        const asked = waits.reduce((state, wait) => {
          now += wait
          return advance(state, now)
        }, run(events))
        expect(asked).toEqual(advance(run(events), end))
      }),
    )
  })
})
