import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayReload, reloadGuardMs } from './reload-guard.ts'

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

test('a page reloads itself at once, and again only after the guard’s time (C-11)', () => {
  const storage = memory()
  expect(mayReload(() => storage, 1000)).toBe(true)
  expect(mayReload(() => storage, 10_999)).toBe(false)
  expect(mayReload(() => storage, 11_000)).toBe(true)
})
test('two reloads are never closer than the guard’s time, whenever errors come', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30_000)), (waits) => {
      const storage = memory()
      let now = 1_700_000_000_000
      const reloads = waits.flatMap((wait) => {
        now += wait
        return mayReload(() => storage, now) ? [now] : []
      })
      for (const [index, at] of reloads.entries())
        expect(at - (reloads[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(reloadGuardMs)
    }),
  )
})
test('a page without a storage never reloads itself', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  expect(mayReload(forbidden, 1000)).toBe(false)
  expect(mayReload(() => ({ getItem: () => null, setItem: forbidden }), 1000)).toBe(false)
})
