import { remainingTime, removeToast, type Toast, toast, toastStore } from './toast-store.ts'

/** Storage key of the toasts for the next document. */
export const toastStorageKey = 'toasts'

type Carried = Pick<Toast, 'message' | 'variant' | 'position' | 'delay'>

/** Only texts can be stored; a component or a callback belongs to this document. */
const isPlain = ({ content, onRemove }: Toast): boolean => content === undefined && onRemove === undefined

/** Stores the toasts of this document for the next one, with their remaining time (B-24). */
export function storeToasts(storage: Pick<Storage, 'setItem'> | null | undefined): void {
  const { toasts } = toastStore.getState()
  const plain = toasts.filter(isPlain)
  // In the order in which they were raised, so that the next document shows them in the same order.
  const carried = [
    ...plain.filter(({ position }) => position === 'top').reverse(),
    ...plain.filter(({ position }) => position === 'bottom'),
  ].map(
    ({ id, message, variant, position }): Carried => ({
      message,
      variant,
      position,
      delay: remainingTime(id),
    }),
  )
  if (carried.length === 0 || !storage) return
  storage.setItem(toastStorageKey, JSON.stringify(carried))
  // A document restored from the back/forward cache must not show them again.
  for (const { id } of plain) removeToast(id)
}

/** Raises the toasts that the previous document stored, once. */
export function restoreToasts(storage: Pick<Storage, 'getItem' | 'removeItem'> | null | undefined): void {
  const carried = JSON.parse(storage?.getItem(toastStorageKey) ?? '[]') as Carried[]
  storage?.removeItem(toastStorageKey)
  for (const one of carried) toast(one)
}
