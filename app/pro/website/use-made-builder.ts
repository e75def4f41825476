import { useMemo, useState } from 'react'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { siteDraft } from '../../queries/site.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import type { BlockType } from './draft/blocks/block-type.ts'
import type { Builder } from './draft/builder/builder-context.ts'
import { createNavigation } from './draft/builder/navigation.ts'
import type { PanelTab } from './draft/builder/panel-tabs.ts'
import { createSelection } from './draft/builder/selection.ts'
import { createDraftStore } from './draft/session/draft-store.ts'
import { readDraft } from './draft/session/read-draft.ts'
import { saveDraft } from './draft/session/save-draft.ts'
import { useAutosave } from './draft/session/use-autosave.ts'
import { useLeftWork } from './draft/session/use-left-work.ts'
import { useOpened } from './draft/session/use-opened.ts'
import { isUntouched, useStart } from './use-start.ts'

/** The part of the builder's context that comes from the server. */
export type Given = Omit<Builder, 'store' | 'selection' | 'navigation' | 'tabId' | 'types'> & {
  tab: PanelTab
  types: readonly BlockType[]
}

/**
 * Makes the context that the parts of a builder share: the draft, the selection, and the navigation; `isOpened` once the browser's kept
 * work was read.
 */
export function useMadeBuilder(given: Given): { builder: Builder; isOpened: boolean } {
  const { place, tab, mayChange } = given
  const { locale: language, t } = usePage()
  const { DRAFT, REVISION, SAVE } = useApiQuery(siteDraft(place))
  const [made] = useState(() => {
    const store = createDraftStore({
      opened: { revision: REVISION, save: SAVE ?? undefined, draft: DRAFT as unknown as SiteDraft },
      save: saveDraft(place),
      read: readDraft(place),
      announceRestored: (message) => {
        toast({ message, delay: 30_000 })
        return t('business:site.restored')
      },
    })
    const start = mayChange && isUntouched(store) ? 'first' : undefined
    const selection = createSelection(store, { tab, language, start })
    return { store, selection, navigation: createNavigation(store, selection) }
  })
  const { store, selection } = made
  const owner = useOpened(store, given)
  useStart(store, selection, owner)
  useAutosave(store)
  useLeftWork(store, owner)
  const [types] = useState(() => new Map(given.types.map((type) => [type.type, type])))
  const builder = useMemo(
    () => ({
      ...given,
      ...made,
      types,
      tabId: owner?.tab,
      // Kept work comes before new changes.
      mayChange: given.mayChange && owner !== undefined,
    }),
    [given, made, types, owner],
  )
  return { builder, isOpened: owner !== undefined }
}
