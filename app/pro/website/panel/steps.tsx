import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { Button } from '../../../../ui/button/button.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { useUndo } from '../draft/acts/use-undo.ts'
import { useDraftState } from '../draft/builder/builder-context.ts'

/** Takes the last step back or does it again, by name. At the end of the steps the button is faint and says so. */
export function Steps() {
  const { t } = usePage()
  const { takeBack, doAgain } = useUndo()
  const undo = useDraftState(({ undo }) => undo.at(-1))
  const redo = useDraftState(({ redo }) => redo.at(-1))
  const step = (icon: typeof Undo, label: string, act: (() => void) | undefined) => (
    <Button
      variant="empty"
      icon={icon}
      aria-label={label}
      title={label}
      aria-disabled={act ? undefined : true}
      onClick={act}
    />
  )
  return (
    <div className="flex">
      {step(
        Undo,
        undo ? t('business:site.undoStep', { step: undo.name }) : t('business:site.undo'),
        undo && takeBack,
      )}
      {step(
        Redo,
        redo ? t('business:site.redoStep', { step: redo.name }) : t('business:site.redo'),
        redo && doAgain,
      )}
    </div>
  )
}
