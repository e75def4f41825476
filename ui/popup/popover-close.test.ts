import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCloseRule } from './popover-close.ts'

describe('the closing of a popover (B-41)', () => {
  it('ignores for 300 ms what follows a press outside (C-18)', () => {
    const mayClose = createCloseRule()
    expect(mayClose('outside-press', 1000)).toBe(true)
    expect(mayClose('focus-out', 1001)).toBe(false)
    expect(mayClose('trigger-press', 1299)).toBe(false)
    expect(mayClose('trigger-press', 1300)).toBe(true)
  })

  it('lets everything close it that no press outside came before', () => {
    const mayClose = createCloseRule()
    for (const reason of ['escape-key', 'close-press', 'trigger-press', 'focus-out'])
      expect(mayClose(reason, 0)).toBe(true)
  })

  it('never ignores a press for more than 300 ms after the last one that closed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ wait: fc.nat(1000), reason: fc.constantFrom('outside-press', 'focus-out') })),
        (steps) => {
          const mayClose = createCloseRule()
          let now = 0
          let closed = Number.NEGATIVE_INFINITY
          for (const { wait, reason } of steps) {
            now += wait
            const allowed = mayClose(reason, now)
            expect(allowed).toBe(now - closed >= 300)
            if (allowed && reason === 'outside-press') closed = now
          }
        },
      ),
    )
  })
})
