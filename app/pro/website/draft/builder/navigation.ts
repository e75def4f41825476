import type { Locale } from '../../../../../locales/locale.ts'
import type { Beside } from '../../../../../schemas/canvas/canvas-messages.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import { nodePath } from '../../../../../schemas/draft/change.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { currentPage } from '../pages/data-pages.ts'
import { type OpenedPart, partAt } from '../pages/opened-part.ts'
import type { DraftStore } from '../session/draft-store.ts'
import type { PanelPart, PanelTab } from './panel-tabs.ts'
import type { SelectionStore } from './selection.ts'

/** The language to edit, and the tab for a place outside of blocks. */
export type GoOptions = { language?: Locale | undefined; tab?: PanelTab }

/** Opens the place of a path of the draft, as in a change, and focuses its field. */
export type Go = (path: Path, options?: GoOptions) => void

/** The ways from one part of the builder to another. They stay the same as long as it is open. */
export type Navigation = {
  openPage: (id: string) => void
  select: (id: string | undefined) => void
  setLanguage: (language: Locale) => void
  /** Shows another language until the open part is left. */
  visitLanguage: (language: Locale) => void
  openTab: (tab: PanelPart) => void
  openPart: (part: OpenedPart | undefined) => void
  /** Leaves the chosen block and the panel to the page. */
  closePanel: () => void
  setBeside: (isBeside: boolean) => void
  /** Offers blocks to add beside this one, or at the end of the page without one. */
  openPalette: (beside?: Beside) => void
  closePalette: () => void
  /** Asks under which name a block is kept as a section of the clinic. */
  saveSection: (block: StoredBlock) => void
  leaveSection: () => void
  /** Offers sites that are made of the clinic's data, in place of the draft. */
  startAnew: () => void
  endStart: () => void
  go: Go
}

/** The navigation through a draft, which changes the selection. */
export function createNavigation(store: DraftStore, { getState, setState }: SelectionStore): Navigation {
  const leaveLanguage = () => setState({ language: getState().chosen.language })
  const visitLanguage = (language: Locale) => setState({ language })
  const select = (selected: string | undefined) => {
    if (selected === undefined) leaveLanguage()
    setState({ selected })
  }
  const openPage = (id: string) => {
    setState(({ chosen }) => ({
      chosen: { ...chosen, page: id },
      page: currentPage(store.getState().draft, id),
    }))
    select(undefined)
  }
  const closePanel = () => {
    select(undefined)
    setState({ isPanelOpen: false })
  }
  const showPart = (tab: PanelPart) => setState({ tab, isPanelOpen: true })
  return {
    openPage,
    select,
    setLanguage: (language) => setState(({ chosen }) => ({ language, chosen: { ...chosen, language } })),
    visitLanguage,
    openTab: (tab) => {
      leaveLanguage()
      showPart(tab)
    },
    openPart: (opened) => {
      leaveLanguage()
      setState({ opened })
    },
    closePanel,
    setBeside: (isBeside) => setState({ isBeside }),
    openPalette: (beside) => setState({ adding: { beside } }),
    closePalette: () => setState({ adding: undefined }),
    saveSection: (block) => setState({ savedSection: { block, isOpen: true } }),
    leaveSection: () =>
      setState(({ savedSection }) => ({ savedSection: savedSection && { ...savedSection, isOpen: false } })),
    startAnew: () => {
      closePanel()
      setState({ start: 'again' })
    },
    endStart: () => setState({ start: undefined }),
    go: (path, { language, tab = 'languages' } = {}) => {
      const [kind, page] = path
      const node = nodePath(path)
      if (kind === 'pages' && typeof page === 'string') openPage(page)
      if (node?.name === 'children') select(node.id)
      else {
        select(undefined)
        showPart(tab)
        if (tab === 'pages') setState({ opened: partAt(path) })
      }
      if (language) visitLanguage(language)
      setState(({ target }) => ({ target: { path, seq: (target?.seq ?? 0) + 1 } }))
    },
  }
}
