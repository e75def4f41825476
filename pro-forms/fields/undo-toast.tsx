'use client'

import { Button } from '../../ui/button.tsx'
import { removeToast, toast } from '../../ui/toast/toast-store.ts'

/** Shows that something was removed, with a button that restores it. */
export function undoToast(message: string, undo: string, onUndo: () => void): void {
  const id = toast({
    message,
    position: 'bottom',
    component: UndoButton,
    props: {
      undo,
      onUndo: () => {
        onUndo()
        removeToast(id)
      },
    },
  })
}

function UndoButton({ undo, onUndo }: { undo: string; onUndo: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onUndo}>
      {undo}
    </Button>
  )
}
