import { afterEach, expect, test, vi } from 'vitest'
import { stopOnSignal } from './stop-on-signal.ts'

const signals = ['SIGTERM', 'SIGINT'] as const
const before = signals.map((signal) => process.listeners(signal))
afterEach(() => {
  vi.restoreAllMocks()
  for (const [index, signal] of signals.entries())
    for (const listener of process.listeners(signal))
      if (!before[index]?.includes(listener)) process.off(signal, listener)
})

test('stops once and then ends the process, however many signals come', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as () => never)
  let finish = () => {}
  const stop = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  stopOnSignal(stop)
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const)
    expect(process.emit(signal, signal)).toBe(true)
  expect(stop).toHaveBeenCalledOnce()
  expect(exit).not.toHaveBeenCalled()
  finish()
  await expect.poll(() => exit).toHaveBeenCalledExactlyOnceWith(0)
  expect(process.emit('SIGINT', 'SIGINT')).toBe(true)
  expect(stop).toHaveBeenCalledOnce()
})
