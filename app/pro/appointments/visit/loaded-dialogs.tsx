'use client'

import dynamic from 'next/dynamic'

/* The dialogs of a visit, each loaded when it is opened. */

export const VisitDialog = dynamic(() => import('./visit-dialog.tsx').then((module) => module.VisitDialog))
export const NewVisitDialog = dynamic(() =>
  import('./new-visit-dialog.tsx').then((module) => module.NewVisitDialog),
)
export const SearchDialog = dynamic(() => import('./search-dialog.tsx').then((module) => module.SearchDialog))
