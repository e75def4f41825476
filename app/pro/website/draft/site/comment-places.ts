import { createContext, useContext } from 'react'
import type { SiteState } from './use-site-state.ts'

/** A block of a page, by their ids. */
export type CommentedBlock = { page: string; block: string }

type Comments = {
  /** The places of unsettled comments. */
  places: SiteState['COMMENTS']
  /** Opens the comments on a block, or on the whole site. */
  openComments: (at?: CommentedBlock) => void
}

export const nowhere: SiteState['COMMENTS'] = []

const Context = createContext<Comments>({ places: nowhere, openComments: () => {} })
export const CommentPlaces = Context.Provider

export const useCommentPlaces = () => useContext(Context)
