import { createStore } from 'zustand'
import type { Locale } from '../../../../../locales/locale.ts'
import type { FieldTarget } from '../../../../../pro-forms/form-context.ts'
import type { Beside } from '../../../../../schemas/canvas/canvas-messages.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { currentPage, dataPage } from '../pages/data-pages.ts'
import type { OpenedPart } from '../pages/opened-part.ts'
import type { DraftStore } from '../session/draft-store.ts'
import type { PanelPart } from './panel-tabs.ts'

/** Why sites are proposed: the site was never changed, or the person has asked for it. */
export type StartReason = 'first' | 'again'

/** The place of a new block: beside another one, or at the end of the page. */
export type Adding = { beside: Beside | undefined }

/** The open page and the chosen block of this tab. Nothing of it is saved. */
export type Selection = {
  /** The page that is open, by its id in the draft. */
  page: string
  /** The language in which the page is shown and edited. */
  language: Locale
  /** The lasting choices: undo brings a page that was removed back, and a language may be visited only for a while. */
  chosen: { page: string; language: Locale }
  /** The block that is chosen. */
  selected: string | undefined
  /** The part of the panel that is shown while no block is chosen. */
  tab: PanelPart
  /** On a phone: whether the panel is open over the page. */
  isPanelOpen: boolean
  /** The settings of a page or the entry of the menu that stands in the tab of the pages. */
  opened: OpenedPart | undefined
  /** The value that was gone to last, by its path in the draft. */
  target: FieldTarget | undefined
  /** Whether Russian stands beside the texts that are edited. */
  isBeside: boolean
  /** The place of a new block, while the palette is open. */
  adding: Adding | undefined
  /** The block that is saved as a section of the clinic. */
  savedSection: { block: StoredBlock; isOpen: boolean } | undefined
  /** Why sites are proposed in place of the builder; undefined if they are not. */
  start: StartReason | undefined
}

/** The store of the builder's selection: at first the first page of the site, and a tab of the panel. */
export function createSelection(
  store: DraftStore,
  first: { tab: PanelPart; language: Locale; start: StartReason | undefined },
) {
  const chosen = { page: dataPage(''), language: first.language }
  const selection = createStore<Selection>(() => ({
    ...first,
    chosen,
    page: currentPage(store.getState().draft, chosen.page),
    isPanelOpen: first.tab !== 'blocks',
    isBeside: false,
    selected: undefined,
    opened: undefined,
    target: undefined,
    adding: undefined,
    savedSection: undefined,
  }))
  // A page can go, or be written in place of one that was made of data, by a change or by its undo.
  store.subscribe(({ draft }, before) => {
    if (draft.pages === before.draft.pages) return
    const page = currentPage(draft, selection.getState().chosen.page)
    if (page !== selection.getState().page) selection.setState({ page })
  })
  return selection
}

export type SelectionStore = ReturnType<typeof createSelection>
