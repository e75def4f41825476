import { createContext, useContext } from 'react'
import type { Translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'

export type PageContextValue = {
  locale: Locale
  t: Translate
  /** True in an editor's preview, where broken blocks are shown instead of omitted. */
  editing?: boolean
  /** True where comments in the HTML mark the place of each block without an editor: for comments on blocks. */
  withPlaces?: boolean
  /** True for blocks of the sidebar, which fold where they stand below the content. */
  inSidebar?: boolean
  /** The slug of the clinic whose page it is, if presses of its number are counted. */
  clinic?: string
  /** True if the header of the page says whether the clinic is open. */
  statusInHeader?: boolean
}

const PageContext = createContext<PageContextValue | undefined>(undefined)
const BlockContext = createContext({ id: '', type: '' })

export const PageProvider = PageContext.Provider
/** Identifies the block that is rendered; the renderer puts one around each. */
export const BlockProvider = BlockContext.Provider
export const useBlock = () => useContext(BlockContext)

/**
 * Language of the page and its interface texts. Islands are hydrated separately and have no context: pass them texts as
 * props.
 */
export function usePage(): PageContextValue {
  const value = useContext(PageContext)
  if (!value)
    throw new Error('usePage needs a PageProvider: only blocks and layouts have one, islands get props')
  return value
}

/**
 * An id for an element of this block, unique in the page. Blocks use it instead of React's `useId`, because a block's
 * HTML is cached and put into other pages, where the ids of `useId` could repeat.
 */
export const useElementId = (name: string): string => `${useBlock().id}-${name}`
