import { usePage } from '../../../../../ui/core/page-context.tsx'
import { removeToast, toast } from '../../../../../ui/toast/toast-store.ts'
import { useBuilder } from '../builder/builder-context.ts'

let told = ''

/** Undoes the last step, or does it again; a toast names the step. Nothing happens at the end of the steps. */
export function useUndo(): { takeBack: () => void; doAgain: () => void } {
  const { t } = usePage()
  const { store, mayChange } = useBuilder()
  const say = (message: string) => {
    // The steps of a person who goes back far would cover the page.
    removeToast(told)
    told = toast({ message, position: 'bottom', delay: 3000 })
  }
  return {
    takeBack: () => {
      const { undo, takeBack } = store.getState()
      const step = undo.at(-1)
      if (!step || !mayChange) return
      takeBack()
      say(t('business:site.undone', { step: step.name }))
    },
    doAgain: () => {
      const { redo, doAgain } = store.getState()
      const step = redo.at(-1)
      if (!step || !mayChange) return
      doAgain()
      say(t('business:site.redone', { step: step.name }))
    },
  }
}
