import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useAppState } from '../state/app-state.ts'
import { isChunkError, reloadAfterChunkError } from './chunk-error.ts'

test.each([
  Object.assign(new Error('anything'), { name: 'ChunkLoadError' }),
  new Error('Failed to load chunk /_next/static/chunks/0a1b.js from module 12'),
  new TypeError('Failed to fetch dynamically imported module: https://example.kz/a.js'),
  new TypeError('error loading dynamically imported module'),
  new TypeError('Importing a module script failed.'),
])('“%s” is code that has gone (B-28)', (error) => {
  expect(isChunkError(error)).toBe(true)
})
test.each([new Error('x is not a function'), new TypeError('Failed to fetch'), 'ChunkLoadError', undefined])(
  '“%s” is another fault',
  (error) => {
    expect(isChunkError(error)).toBe(false)
  },
)

describe('code that has gone', () => {
  const values = new Map<string, string>()
  const reload = vi.fn()
  const gone = Object.assign(new Error('gone'), { name: 'ChunkLoadError' })
  beforeEach(() => {
    values.clear()
    reload.mockClear()
    vi.useFakeTimers()
    vi.stubGlobal('location', { pathname: '/pro/a', reload })
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('reloads the page once in 10 s, with its state kept (B-28, C-11)', () => {
    useAppState.setState({ pageTitle: 'Отзывы' })
    expect(reloadAfterChunkError(gone)).toBe(true)
    expect([...values.values()].join()).toContain('Отзывы')
    vi.advanceTimersByTime(9_999)
    expect(reloadAfterChunkError(gone)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(reloadAfterChunkError(gone)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })
  test('stays on the page while there is no network', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(reloadAfterChunkError(gone)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
  test('is not what another fault is: nothing is reloaded, nothing noted', () => {
    expect(reloadAfterChunkError(new Error('x is not a function'))).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    expect(values.size).toBe(0)
  })
})
