import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepSkipped, skippedIn } from './skipped.ts'

afterEach(() => void vi.unstubAllGlobals())

function storage(first?: string) {
  const kept = new Map(first === undefined ? [] : [['site-skipped-1001', first]])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
}

describe('a question that was skipped', () => {
  it('is not asked again in the tab, but for another clinic', () => {
    storage()
    keepSkipped('1001', ['logo', 'photos'])
    expect(skippedIn('1001')).toEqual(['logo', 'photos'])
    expect(skippedIn('1002')).toEqual([])
    keepSkipped('1001', [])
    expect(skippedIn('1001')).toEqual([])
  })

  it('is asked again where nothing can be kept, or what is kept says nothing', () => {
    storage('name,,<b>')
    expect(skippedIn('1001')).toEqual([])
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => keepSkipped('1001', ['logo'])).not.toThrow()
    expect(skippedIn('1001')).toEqual([])
  })
})
