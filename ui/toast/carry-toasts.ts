import { removeToast, type Toast, timeLeft, toast, toastStore } from './toast-store.ts'

/** Where toasts wait for the next document. */
export const carriedToasts = 'toasts'

type Carried = Pick<Toast, 'message' | 'variant' | 'position' | 'delay'>

/** Only words can be carried over: a component or a callback is this document's own. */
const isPlain = ({ content, onRemove }: Toast): boolean => content === undefined && onRemove === undefined

/** Takes the toasts of this document along to the next one, for the time that they have left (B-24). */
export function carryToasts(storage: Pick<Storage, 'setItem'>): void {
  const { toasts } = toastStore.getState()
  const plain = toasts.filter(isPlain)
  // As they were raised, so that they come in the same order again.
  const carried = [
    ...plain.filter(({ position }) => position === 'top').reverse(),
    ...plain.filter(({ position }) => position === 'bottom'),
  ].map(
    ({ id, message, variant, position }): Carried => ({ message, variant, position, delay: timeLeft(id) }),
  )
  if (carried.length === 0) return
  storage.setItem(carriedToasts, JSON.stringify(carried))
  // A document that Back brings out of the browser's memory must not show them again.
  for (const { id } of plain) removeToast(id)
}

/** Raises the toasts that came along from the document before, once. */
export function raiseCarriedToasts(storage: Pick<Storage, 'getItem' | 'removeItem'>): void {
  const carried = JSON.parse(storage.getItem(carriedToasts) ?? '[]') as Carried[]
  storage.removeItem(carriedToasts)
  for (const one of carried) toast(one)
}
