import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefetchPages } from './speculation.ts'

type Made = { type?: string; textContent?: string }
const inserted: Made[] = []
let loaded: (() => void) | undefined

/** A browser with the given connection. */
function browser(connection: object | undefined, { knowsRules = true, readyState = 'complete' } = {}) {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('HTMLScriptElement', { supports: () => knowsRules })
  vi.stubGlobal('document', {
    readyState,
    createElement: (): Made => ({}),
    head: { append: (made: Made) => inserted.push(made) },
  })
  vi.stubGlobal('addEventListener', (type: string, run: () => void) => {
    if (type === 'load') loaded = run
  })
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  inserted.length = 0
  loaded = undefined
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('fetching pages ahead (B-39)', () => {
  it.each([undefined, { effectiveType: '4g' }, { effectiveType: '2g' }, { saveData: false }])(
    'begins 1000 ms after the page has loaded, on %j (C-12)',
    (connection) => {
      browser(connection, { readyState: 'interactive' })
      prefetchPages()
      vi.advanceTimersByTime(60_000)
      loaded?.()
      vi.advanceTimersByTime(999)
      expect(inserted).toEqual([])
      vi.advanceTimersByTime(1)
      expect(inserted.map(({ type }) => type)).toEqual(['speculationrules'])
    },
  )

  it('begins 1000 ms after a script that comes late', () => {
    browser(undefined)
    prefetchPages()
    vi.advanceTimersByTime(1000)
    expect(inserted).toHaveLength(1)
  })

  it.each([{ effectiveType: 'slow-2g' }, { saveData: true }, { effectiveType: '4g', saveData: true }])(
    'is left out on %j',
    (connection) => {
      browser(connection)
      prefetchPages()
      vi.advanceTimersByTime(60_000)
      expect([inserted, loaded]).toEqual([[], undefined])
    },
  )

  it('is left out where the browser has no such rules', () => {
    browser(undefined, { knowsRules: false })
    prefetchPages()
    vi.advanceTimersByTime(60_000)
    expect(inserted).toEqual([])
  })

  it('never opens what an area behind a sign-in or the API answers, nor the document of a patient', () => {
    browser(undefined)
    prefetchPages()
    vi.advanceTimersByTime(1000)
    const closed = ['/api/*', '/images/*', '/pro/*', '/auth/*', '/profile/*', '/dv/*', '/*/dv/*']
    expect(JSON.parse(inserted[0]?.textContent ?? '')).toMatchObject({
      prerender: [{ where: { and: expect.arrayContaining([{ not: { href_matches: closed } }]) } }],
    })
  })
})
