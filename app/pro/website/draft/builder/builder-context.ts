import { createContext, useContext, useRef } from 'react'
import { useStore } from 'zustand'
import { isEqual } from '../../../../../schemas/core/is-equal.ts'
import type { DraftPage, SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import type { KeyedNotice } from '../../../shell/keyed-notice.ts'
import type { BlockType } from '../blocks/block-type.ts'
import type { PageHead } from '../pages/page-name.ts'
import type { QuickChangeName } from '../pages/quick-changes.ts'
import type { Screens } from '../pages/screens.ts'
import type { DraftState, DraftStore } from '../session/draft-store.ts'
import type { Navigation } from './navigation.ts'
import type { Selection, SelectionStore } from './selection.ts'

/** The context that all parts of the builder share. It stays the same as long as the builder is open, once the browser's kept work was read. */
export type Builder = {
  store: DraftStore
  selection: SelectionStore
  navigation: Navigation
  /** Company and cabinet as in a path. */
  place: string
  /** The slug of the company. */
  slug: string
  company: string
  /** The clinic's time zone, by which blocks and versions come and go. */
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
  /** Paths of screens on which the data of the site is changed, as far as the person may. */
  screens: Screens
  /** The number of the request to publish that the address names. */
  approval: number | undefined
}

const Context = createContext<Builder | undefined>(undefined)
export const BuilderProvider = Context.Provider

export function useBuilder(): Builder {
  const builder = useContext(Context)
  if (!builder) throw new Error('This part stands in the builder')
  return builder
}

/** The ways from one part of the builder to another. */
export const useNavigation = (): Navigation => useBuilder().navigation

/** One part of the builder's selection: a component is rendered again when that part changes. */
export const useSelection = <Name extends keyof Selection>(name: Name): Selection[Name] =>
  useStore(useBuilder().selection, (selection) => selection[name])

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

const headsOf = ({ pages }: SiteDraft): Record<string, PageHead> =>
  Object.fromEntries(Object.entries(pages).map(([id, { slug, title }]) => [id, { slug, title }]))

/** The clinic's own pages without their blocks, by id. */
export const usePageHeads = (): Record<string, PageHead> => useDraftPart(headsOf)

const noBlocks: DraftPage['blocks'] = []

/** The open page. */
export function useOpenPage(): { id: string; blocks: DraftPage['blocks']; page: DraftPage | undefined } {
  const id = useSelection('page')
  const page = useDraftState(({ draft }) => draft.pages[id])
  return { id, page, blocks: page?.blocks ?? noBlocks }
}
