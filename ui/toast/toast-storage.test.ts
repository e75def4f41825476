import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreToasts, storeToasts } from './toast-storage.ts'
import { removeToast, runToast, toast, toastStore } from './toast-store.ts'

const shown = () => toastStore.getState().toasts

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const { id } of shown()) removeToast(id)
  vi.useRealTimers()
})

describe('toasts between two documents', () => {
  it('come along in their order, for the time that they have left', () => {
    const storage = memory()
    runToast(toast({ message: 'Первое', delay: 5000 }))
    toast({ message: 'Второе', variant: 'error' })
    toast({ message: 'Снизу', position: 'bottom' })
    vi.advanceTimersByTime(2000)
    const before = shown().map(({ message, position, variant }) => ({ message, position, variant }))
    storeToasts(storage)
    expect(shown()).toEqual([])
    restoreToasts(storage)
    expect(shown().map(({ message, position, variant }) => ({ message, position, variant }))).toEqual(before)
    expect(shown().map(({ delay }) => delay)).toEqual([7000, 3000, 7000])
  })

  it('come along once', () => {
    const storage = memory()
    toast({ message: 'x' })
    storeToasts(storage)
    restoreToasts(storage)
    for (const { id } of shown()) removeToast(id)
    restoreToasts(storage)
    expect(shown()).toEqual([])
  })

  it('stay behind where they have a component or a callback, and where there are none', () => {
    const storage = memory()
    toast({ message: 'x', component: () => null })
    toast({ message: 'y', onRemove: () => {} })
    storeToasts(storage)
    expect(storage.kept.size).toBe(0)
    expect(shown()).toHaveLength(2)
  })
})
