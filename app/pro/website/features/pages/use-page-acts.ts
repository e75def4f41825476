import type { Change } from '../../../../../schemas/draft/change.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { announce } from '../../draft/acts/announce.ts'
import { useBuilder, useDraftState, useNavigation } from '../../draft/builder/builder-context.ts'
import {
  entriesTo,
  entryAdded,
  entryOf,
  newPageId,
  pageAdded,
  pageRemoved,
  proposedSlug,
} from '../../draft/pages/page-changes.ts'
import type { ListedPage } from '../../draft/site/use-site-pages.ts'

/** The actions of a page of the clinic's own. */
export function usePageActs({ id, slug, title: name }: ListedPage) {
  const { t } = useTranslation()
  const { store } = useBuilder()
  const { openPage } = useNavigation()
  const menu = useDraftState(({ draft }) => draft.menu)
  const act = (changes: readonly Change[], text: string) => {
    store.getState().change(changes, text)
    announce(text)
  }
  return {
    /** The entries of the menu that link to it. */
    entries: entriesTo({ menu }, slug),
    copy: () => {
      const { draft } = store.getState()
      const page = draft.pages[id]
      if (!page) return
      const copied = { ...page, slug: proposedSlug(draft, page.title.ru || 'page') }
      const added = newPageId()
      act(pageAdded(draft, added, copied, false), t('business:site.did.copied', { name }))
      openPage(added)
    },
    addToMenu: () => {
      const { draft } = store.getState()
      const page = draft.pages[id]
      if (!page) return
      act([entryAdded(draft, entryOf(page.title, page.slug))], t('business:site.pages.did.inMenu', { name }))
    },
    remove: (withEntries: boolean) => {
      const [page, ...entries] = pageRemoved(store.getState().draft, id)
      if (page) act(withEntries ? [page, ...entries] : [page], t('business:site.did.removed', { name }))
    },
  }
}
