import { currentValue, nodePath } from '../../../../../schemas/draft/change.ts'
import { type RestoredPart, restore } from '../../../../../schemas/draft/restore.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { offerLongUndo } from '../../draft/acts/offer-undo.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'

/** Puts a part of a version into the draft, as one step; `name` is the name of the part, the result the name of the step. */
export function useRestore(): (version: SiteDraft, part: RestoredPart, name: string) => string {
  const { t } = useTranslation()
  const { store } = useBuilder()
  return (version, part, name) => {
    const isWhole =
      nodePath(part.path)?.rest.length === 0 || (part.path[0] === 'pages' && part.path.length === 2)
    const isTakenOut = isWhole && currentValue(version, part.path) === undefined
    const message = t(isTakenOut ? 'business:site.did.removed' : 'business:site.history.did', { name })
    store.getState().change(restore(store.getState().draft, version, part), message)
    offerLongUndo(store, message, t('business:site.undo'))
    return message
  }
}
