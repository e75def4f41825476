import { createContext, useContext, useRef } from 'react'
import { useStore } from 'zustand'
import type { Locale } from '../../../locales/locale.ts'
import type { FieldTarget } from '../../../pro-forms/form-context.ts'
import type { Beside } from '../../../schemas/canvas/canvas-messages.ts'
import { isEqual } from '../../../schemas/core/is-equal.ts'
import type { DraftPage, SiteDraft } from '../../../schemas/draft/site-draft.ts'
import type { StoredBlock } from '../../../schemas/page/page.ts'
import type { KeyedNotice } from '../shell/keyed-notice.ts'
import type { BlockType } from './block-type.ts'
import type { DraftState, DraftStore } from './draft-store.ts'
import type { Go } from './go-to.ts'
import type { OpenedPart } from './pages/opened-part.ts'
import type { Screens } from './pages/screens.ts'
import type { PanelPart } from './panel-tabs.ts'
import type { QuickChangeName } from './quick/quick-changes.ts'

/** The context that all parts of the builder share. */
export type Builder = {
  store: DraftStore
  /** Company and cabinet as in a path. */
  place: string
  /** The slug of the company. */
  slug: string
  company: string
  /** The clinic's time zone: blocks and versions appear and disappear by it. */
  timezone: string
  /** The e-mail or the phone of the editor. */
  person: string
  /** The id of this tab of the browser, also when it is loaded again; undefined until it is known. */
  tabId: string | undefined
  mayChange: boolean
  mayPublish: boolean
  /** The quick changes that the person may make. */
  quick: readonly QuickChangeName[]
  /** Notices about the whole clinic, the most important first. */
  notices: readonly KeyedNotice[]
  types: ReadonlyMap<string, BlockType>
  /** The page that is open, by its id in the draft. */
  page: string
  openPage: (id: string) => void
  /** The language in which the page is shown and edited. */
  language: Locale
  setLanguage: (language: Locale) => void
  /** Shows another language until what is open now is left. */
  visitLanguage: (language: Locale) => void
  /** The part of the panel that is shown while no block is chosen. */
  tab: PanelPart
  openTab: (tab: PanelPart) => void
  /** On a phone: whether the panel is open over the page. */
  isPanelOpen: boolean
  /** Leaves the chosen block and the panel to the page. */
  closePanel: () => void
  /** The settings of a page or the entry of the menu that stands in the tab of the pages. */
  opened: OpenedPart | undefined
  openPart: (part: OpenedPart | undefined) => void
  /** Paths of screens on which the data of the site is changed, as far as the person may. */
  screens: Screens
  selected: string | undefined
  select: (id: string | undefined) => void
  /** The number of the request to publish that the address names. */
  review: number | undefined
  /** Offers sites that are made of the clinic's data, in place of the draft. */
  startAnew: () => void
  /** Offers blocks to add beside this one, or at the end of the page without one. */
  openPalette: (beside?: Beside) => void
  /** Asks under which name a block is kept as a section of the clinic. */
  saveSection: (block: StoredBlock) => void
  /** Opens what is at a path of the draft, and puts the focus into its field. */
  go: Go
  /** The last place that `go` has opened. */
  target: FieldTarget | undefined
  /** Whether Russian stands beside the texts that are edited. */
  isBeside: boolean
  setBeside: (isBeside: boolean) => void
}

const Context = createContext<Builder | undefined>(undefined)
export const BuilderProvider = Context.Provider

export function useBuilder(): Builder {
  const builder = useContext(Context)
  if (!builder) throw new Error('This part stands in the builder')
  return builder
}

/** A part of the state of the draft. */
export const useDraftState = <T>(select: (state: DraftState) => T): T => useStore(useBuilder().store, select)

/**
 * A value that is computed from the draft; it is the same object as long as it is equal, so that a letter in a block does not render lists
 * of pages again.
 */
export function useDraftPart<T>(make: (draft: SiteDraft) => T): T {
  const last = useRef<T>(undefined)
  return useDraftState(({ draft }) => {
    const next = make(draft)
    if (last.current === undefined || !isEqual(last.current, next)) last.current = next
    return last.current
  })
}

/** A page without its blocks. */
export type PageHead = Pick<DraftPage, 'slug' | 'title'>

const headsOf = ({ pages }: SiteDraft): Record<string, PageHead> =>
  Object.fromEntries(Object.entries(pages).map(([id, { slug, title }]) => [id, { slug, title }]))

/** The clinic's own pages without their blocks, by id. */
export const usePageHeads = (): Record<string, PageHead> => useDraftPart(headsOf)

const noBlocks: DraftPage['blocks'] = []

/** The open page. */
export function useOpenPage(): { id: string; blocks: DraftPage['blocks']; page: DraftPage | undefined } {
  const { page: id } = useBuilder()
  const page = useDraftState(({ draft }) => draft.pages[id])
  return { id, page, blocks: page?.blocks ?? noBlocks }
}
