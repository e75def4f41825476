import { afterEach, expect, it, vi } from 'vitest'
import { loadInFull, requireFullLoad } from './full-load.ts'

afterEach(() => vi.unstubAllGlobals())

it('leaves navigation to the application until a newer build is there, then loads documents (B-28)', () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  expect(loadInFull('/pro/a')).toBe(false)
  expect(assign).not.toHaveBeenCalled()
  requireFullLoad()
  expect(loadInFull('/pro/b')).toBe(true)
  expect(assign.mock.calls).toEqual([['/pro/b']])
})
