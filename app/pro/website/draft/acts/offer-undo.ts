import { undoToast } from '../../../../../pro-forms/fields/undo-toast.tsx'
import { removeToast, type ToastInput } from '../../../../../ui/toast/toast-store.ts'
import type { DraftStore } from '../session/draft-store.ts'

/** The offer that stands on the screen, or the last one that did. */
let offered = ''

/** Removes the offer where it would cover the next question; the builder's own button can still undo the step. */
export const withdrawUndo = (): void => removeToast(offered)

/** Announces the last step, with a button `undo` that takes it back, as long as it is the last one. */
export function offerUndo(
  store: DraftStore,
  message: string,
  undo: string,
  options?: Pick<ToastInput, 'variant' | 'delay' | 'position'>,
): void {
  const step = store.getState().undo.at(-1)
  const isLast = () => store.getState().undo.at(-1) === step
  const told = undoToast(message, undo, () => isLast() && store.getState().takeBack(), {
    ...options,
    onRemove: () => unsubscribe(),
  })
  offered = told
  // After another step it would take back that one.
  const unsubscribe = store.subscribe(() => isLast() || removeToast(told))
}

/** How long undo is offered for a step that changes much at once, in milliseconds. */
const longDelay = 20_000

/** As `offerUndo`, for a step that replaces much at once: for longer, and at a prominent place. */
export const offerLongUndo = (store: DraftStore, message: string, undo: string): void =>
  offerUndo(store, message, undo, { variant: 'success', delay: longDelay, position: 'top' })
