import { create } from 'zustand'

type AppState = {
  /** Names of the panels in the right column. */
  sidebar: readonly string[]
  /** True while the area menu is open on a phone. */
  isNavActive: boolean
  /** Title of the page, as its header shows it. */
  pageTitle: string
  isProLayout: boolean
  /** True while the screen shows a bar of its own in place of that of the areas. */
  hasOwnBar: boolean
  setSidebar: (sidebar: readonly string[]) => void
  setNavActive: (isNavActive: boolean) => void
  setPageTitle: (pageTitle: string) => void
  setOwnBar: (hasOwnBar: boolean) => void
  /** Switching to the pro layout empties the sidebar (B-32). */
  setProLayout: (isProLayout: boolean) => void
}

/** State shared by the pages of the application in one tab. */
export const useAppState = create<AppState>((set) => ({
  sidebar: [],
  isNavActive: false,
  pageTitle: '',
  isProLayout: false,
  hasOwnBar: false,
  setSidebar: (sidebar) => set({ sidebar }),
  setNavActive: (isNavActive) => set({ isNavActive }),
  setPageTitle: (pageTitle) => set({ pageTitle }),
  setOwnBar: (hasOwnBar) => set({ hasOwnBar }),
  setProLayout: (isProLayout) => set(isProLayout ? { isProLayout, sidebar: [] } : { isProLayout }),
}))
