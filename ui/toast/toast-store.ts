import { type ComponentType, createElement, type ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import { toastDelay } from '../core/timings.ts'

/** C-23. */
export const toastVariants = ['info', 'success', 'error', 'empty'] as const
export type ToastVariant = (typeof toastVariants)[number]
export type ToastPosition = 'top' | 'bottom'

export type ToastInput<Props extends object = object> = {
  /** A sentence, which may contain `<b>`, `<i>`, `<a href>` and `<br>`; other markup is plain text. */
  message: string
  variant?: ToastVariant
  /** Milliseconds on the screen; 7000 by default (C-6). */
  delay?: number
  position?: ToastPosition
  /** Custom content beside the message, below it where there is no room, for example an undo button. */
  component?: ComponentType<Props>
  props?: Props
  /** Called once when the toast is removed for any reason. */
  onRemove?: () => void
}

export type Toast = {
  id: string
  message: string
  variant: ToastVariant
  delay: number
  position: ToastPosition
  content: ReactNode
  onRemove: (() => void) | undefined
  /** S-TOAST: queued → shown ⇄ paused → removed. */
  phase: 'queued' | 'shown' | 'paused'
}

/** Toasts in the order on the screen: the newest first in a region at the top, last at the bottom (B-24). */
export const toastStore = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))

type Clock = { left: number; since: number; timer: ReturnType<typeof setTimeout> | undefined }
const clocks = new Map<string, Clock>()
let count = 0

const phaseOf = (id: string) => toastStore.getState().toasts.find((toast) => toast.id === id)?.phase
const setPhase = (id: string, phase: Toast['phase']) =>
  toastStore.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, phase } : toast)),
  }))

/** Raises a toast (B-24), in place of one that says the same. Returns its id for `removeToast`. */
export function toast<Props extends object>(input: ToastInput<Props>): string {
  const {
    message,
    variant = 'info',
    delay = toastDelay,
    position = 'top',
    component,
    props,
    onRemove,
  } = input
  const same = toastStore
    .getState()
    .toasts.find((one) => one.message === message && one.variant === variant && one.position === position)
  // With custom content it is about something else, for example another row that can be restored.
  if (same && !same.content && !component) removeToast(same.id)
  count += 1
  const id = `toast-${count}`
  const content = component ? createElement(component, props) : undefined
  const added: Toast = { id, message, variant, delay, position, content, onRemove, phase: 'queued' }
  clocks.set(id, { left: delay, since: 0, timer: undefined })
  toastStore.setState(({ toasts }) => ({
    toasts: position === 'top' ? [added, ...toasts] : [...toasts, added],
  }))
  return id
}

/** Starts or resumes the timer of a visible toast. */
export function runToast(id: string): void {
  const clock = clocks.get(id)
  if (!clock || phaseOf(id) === 'shown') return
  clock.since = Date.now()
  clock.timer = setTimeout(() => removeToast(id), clock.left)
  setPhase(id, 'shown')
}

/** Pauses the timer of a toast. */
export function pauseToast(id: string): void {
  const clock = clocks.get(id)
  if (!clock || phaseOf(id) !== 'shown') return
  clearTimeout(clock.timer)
  clock.left = Math.max(0, clock.left - (Date.now() - clock.since))
  setPhase(id, 'paused')
}

/** Milliseconds until a toast is removed. */
export function remainingTime(id: string): number {
  const clock = clocks.get(id)
  if (!clock) return 0
  return phaseOf(id) === 'shown' ? Math.max(0, clock.left - (Date.now() - clock.since)) : clock.left
}

/** Removes a toast: its time is over, it was closed or dragged away, or its message no longer applies. */
export function removeToast(id: string): void {
  const clock = clocks.get(id)
  if (!clock) return
  clearTimeout(clock.timer)
  clocks.delete(id)
  const removed = toastStore.getState().toasts.find((toast) => toast.id === id)
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
  removed?.onRemove?.()
}
