import { type RestoredPart, restore } from '../../../../schemas/draft/restore.ts'
import type { SiteDraft } from '../../../../schemas/draft/site-draft.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../use-translation.ts'
import { useBuilder } from '../builder-context.ts'

/** Puts a part of a version into the draft, as one step that undo takes back; `name` is what the part is called, the answer how the step is. */
export function useRestore(): (version: SiteDraft, part: RestoredPart, name: string) => string {
  const { t } = useTranslation()
  const { store } = useBuilder()
  return (version, part, name) => {
    const message = t('business:site.history.did', { name })
    store.getState().change(restore(store.getState().draft, version, part), message)
    toast({ variant: 'success', message })
    return message
  }
}
