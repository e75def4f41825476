import { diffDrafts } from '../../../../../schemas/draft/diff.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder, useNavigation } from '../builder/builder-context.ts'
import { dataPage } from '../pages/data-pages.ts'
import { announce } from './announce.ts'
import { offerLongUndo } from './offer-undo.ts'

/** Makes the draft like a whole site, as one step with a name that can be taken back, and opens its first page. */
export function usePutSite(): (site: SiteDraft, step: string) => void {
  const { t } = useTranslation()
  const { store } = useBuilder()
  const { openPage } = useNavigation()
  return (site, step) => {
    const { draft, change } = store.getState()
    const changes = diffDrafts(draft, site)
    if (changes.length > 0) {
      change(changes, step)
      offerLongUndo(store, step, t('business:site.undo'))
    }
    announce(step)
    openPage(dataPage(''))
  }
}
