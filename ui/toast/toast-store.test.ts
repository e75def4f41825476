import fc from 'fast-check'
import { isValidElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pauseToast, removeToast, runToast, toast, toastStore, toastVariants } from './toast-store.ts'

const ids = () => toastStore.getState().toasts.map(({ id }) => id)
const Undo = ({ number }: { number: number }) => number
const phases = () => toastStore.getState().toasts.map(({ phase }) => phase)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const id of ids()) removeToast(id)
  vi.useRealTimers()
})

describe('toasts (B-24)', () => {
  it('are information at the top for 7 seconds unless something else is said (C-6)', () => {
    toast({ message: 'Запись сохранена' })
    expect(toastStore.getState().toasts[0]).toMatchObject({
      message: 'Запись сохранена',
      variant: 'info',
      position: 'top',
      delay: 7000,
    })
  })

  it('have four variants and two places (C-23)', () => {
    expect(toastVariants).toEqual(['info', 'success', 'error', 'empty'])
    for (const variant of toastVariants)
      for (const position of ['top', 'bottom'] as const) toast({ message: 'x', variant, position })
    const raised = toastStore.getState().toasts.map(({ variant, position }) => `${variant} ${position}`)
    expect(new Set(raised).size).toBe(8)
  })

  it('come newest first at the top and newest last at the bottom', () => {
    const [first, second] = [toast({ message: '1' }), toast({ message: '2' })]
    expect(ids()).toEqual([second, first])
    const third = toast({ message: '3', position: 'bottom' })
    const fourth = toast({ message: '4', position: 'bottom' })
    expect(ids()).toEqual([second, first, third, fourth])
  })

  it('say the same once, anew', () => {
    const gone = vi.fn()
    toast({ message: 'Сохранено', variant: 'success', onRemove: gone })
    const other = toast({ message: 'Сохранено', variant: 'error' })
    const again = toast({ message: 'Сохранено', variant: 'success' })
    expect(ids()).toEqual([again, other])
    expect(gone).toHaveBeenCalledOnce()
  })

  it('are as many as there are things to undo', () => {
    const first = toast({ message: 'Строка убрана', component: Undo, props: { number: 1 } })
    const second = toast({ message: 'Строка убрана', component: Undo, props: { number: 2 } })
    expect(ids()).toEqual([second, first])
  })

  it('wait until they are on the screen, then go when their time is over (S-TOAST)', () => {
    const id = toast({ message: 'x' })
    vi.advanceTimersByTime(60_000)
    expect(phases()).toEqual(['queued'])
    runToast(id)
    expect(phases()).toEqual(['shown'])
    vi.advanceTimersByTime(6999)
    expect(ids()).toEqual([id])
    vi.advanceTimersByTime(1)
    expect(ids()).toEqual([])
  })

  it('stop their time while they are read and go on with what is left', () => {
    const id = toast({ message: 'x', delay: 1000 })
    runToast(id)
    vi.advanceTimersByTime(600)
    pauseToast(id)
    expect(phases()).toEqual(['paused'])
    vi.advanceTimersByTime(60_000)
    runToast(id)
    vi.advanceTimersByTime(399)
    expect(ids()).toEqual([id])
    vi.advanceTimersByTime(1)
    expect(ids()).toEqual([])
  })

  it('say once that they are gone, however they go', () => {
    const onRemove = vi.fn()
    const closed = toast({ message: 'x', onRemove })
    runToast(closed)
    removeToast(closed)
    removeToast(closed)
    vi.advanceTimersByTime(60_000)
    expect(onRemove).toHaveBeenCalledTimes(1)
    runToast(toast({ message: 'x', onRemove }))
    vi.advanceTimersByTime(7000)
    expect(onRemove).toHaveBeenCalledTimes(2)
  })

  it('carry a component with its props', () => {
    toast({ message: 'Удалено', component: Undo, props: { number: 3 } })
    const content = toastStore.getState().toasts[0]?.content
    expect(isValidElement(content) && [content.type, content.props]).toEqual([Undo, { number: 3 }])
  })

  it('stay for their delay in all, whatever stops and goes on', () => {
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 500 }),
      act: fc.constantFrom(runToast, pauseToast),
    })
    fc.assert(
      fc.property(fc.array(step), fc.integer({ min: 1, max: 3000 }), (steps, delay) => {
        const id = toast({ message: 'x', delay })
        let shown = 0
        for (const { wait, act } of steps) {
          act(id)
          const isRunning = phases()[0] === 'shown'
          vi.advanceTimersByTime(wait)
          if (isRunning) shown += wait
          expect(ids().length).toBe(shown < delay ? 1 : 0)
          if (shown >= delay) return
        }
        removeToast(id)
      }),
    )
  })

  it('ignore what is said of one that is gone', () => {
    removeToast('toast-none')
    runToast('toast-none')
    pauseToast('toast-none')
    expect(ids()).toEqual([])
  })
})
