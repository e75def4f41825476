'use client'

import { Button } from '../../ui/button/button.tsx'
import { removeToast, type ToastInput, toast } from '../../ui/toast/toast-store.ts'

type Options = Pick<ToastInput, 'variant' | 'delay' | 'position' | 'onRemove'>

/** Names an action such as a removal, with a button that undoes it. Returns the id for `removeToast`. */
export function undoToast(message: string, undo: string, onUndo: () => void, options?: Options): string {
  const id = toast({
    message,
    position: 'bottom',
    ...options,
    component: UndoButton,
    props: {
      undo,
      onUndo: () => {
        onUndo()
        removeToast(id)
      },
    },
  })
  return id
}

function UndoButton({ undo, onUndo }: { undo: string; onUndo: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onUndo}>
      {undo}
    </Button>
  )
}
