import { lateStatus, SourceError } from '../source.ts'
import type { Fetch } from './fetch-json.ts'

/** How a call ended: `left` if its caller gave it up, which says nothing unless that took long. */
type End = 'answered' | 'failed' | 'left'

/** A call that was let through; its first end counts, and an answer that comes after it. `since`: when the backend had all of the request, if that was later than its beginning. */
export type Passage = (end: End, since?: number) => void

const usual = { failures: 5, silentMs: 10_000, pauseMs: 2000, hungMs: 1900 }

/**
 * Spares a service that is down, and those who wait for it. Once `failures` calls have failed in a row and nothing was answered for `silentMs`, calls are
 * refused; after `pauseMs` one is let through as a probe, and its answer opens the way for all. A call that its caller gave up after `hungMs` has
 * failed: readers of pages do not wait longer.
 */
export function createBreaker(times: Partial<typeof usual> = {}) {
  const { failures, silentMs, pauseMs, hungMs } = { ...usual, ...times }
  let failed = 0
  let silentSince = 0
  let probedAt = Number.NEGATIVE_INFINITY

  const isOpen = (now: number) => failed >= failures && now - silentSince >= silentMs

  return {
    /** Lets a call through; undefined if the backend is taken for down. */
    enter(): Passage | undefined {
      const began = Date.now()
      if (isOpen(began)) {
        if (began - probedAt < pauseMs) return undefined
        probedAt = began
      }
      let isOver = false
      return (end, since = began) => {
        const isFirst = !isOver
        isOver = true
        if (end === 'answered') failed = 0
        else if (!isFirst) return
        else if (end === 'failed' || Date.now() - since >= hungMs) {
          if (failed === 0) silentSince = began
          failed++
          // The next probe waits from the end of this one.
          if (isOpen(Date.now())) probedAt = Date.now()
        }
      }
    },
  }
}

export type Breaker = ReturnType<typeof createBreaker>

/** `fetch` that throws `SourceError` at once while the service is taken for down. */
export const withBreaker =
  (fetch: Fetch, breaker: Breaker): Fetch =>
  async (request, { signal }) => {
    const end = breaker.enter()
    if (!end) throw new SourceError(lateStatus, 'The service did not answer before')
    try {
      const response = await fetch(request, { signal })
      end('answered')
      return response
    } catch (error) {
      end(error instanceof SourceError ? 'answered' : signal.aborted ? 'left' : 'failed')
      throw error
    }
  }
