import { createContext, useContext } from 'react'

/** Where documents are shown, and the person's rights there. */
export type DocumentsPlace = {
  /** Company and branch as in a path: `1001/11`. */
  place: string
  /** The path of the company's business section, without the language: `/pro/1001`. */
  base: string
  /** The path of the section, without the language: `/pro/1001/mis/documents`. */
  path: string
  /** Scheme and host, for links that are given to others. */
  origin: string
  mayIssue: boolean
  mayReadPatients: boolean
  /** A doctor issues under their own name only. */
  isDoctor: boolean
}

const Context = createContext<DocumentsPlace | undefined>(undefined)

export const DocumentsPlaceProvider = Context.Provider

/** The place of the screen. */
export function useDocumentsPlace(): DocumentsPlace {
  const value = useContext(Context)
  if (!value) throw new Error('There is no place of documents around this part')
  return value
}
