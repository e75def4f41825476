import { createContext, useContext } from 'react'

/** A branch whose calendar is shown, and the person's rights there. */
export type Branch = {
  /** Company and branch as in a path: `1001/11`. */
  place: string
  /** The path of the section, without the language: `/pro/1001/doctor-appointment`. */
  base: string
  /** An IANA name. */
  timezone: string
  /** The country of phones without a calling code. */
  country: string
  /** False for read-only access. */
  mayChange: boolean
  /** True for a member who works in all branches: online entry is switched for the whole company. */
  mayChangeEntry: boolean
  /** The path of the hours of the branch, without the language; absent without the right to see them. */
  hours?: string
  /** The path of patients' cards, without the language; absent without the right to see them. */
  patients?: string
  /** True with the right to read doctors' notes. */
  readsNotes: boolean
  /** The path of the templates of notes, without the language; absent without the right to see them. */
  noteTemplates?: string
  /** The path of the company's business section, without the language, for who may issue documents; absent without that right. */
  issues?: string
  /** The e-mail or the phone of the member: texts that are not saved yet are kept for them alone. */
  person: string
  /** True for a doctor, who sees and changes their own visits only. */
  isOwn: boolean
}

const Context = createContext<Branch | undefined>(undefined)

export const BranchProvider = Context.Provider

/** The branch of the screen. */
export function useBranch(): Branch {
  const branch = useContext(Context)
  if (!branch) throw new Error('There is no branch around this part')
  return branch
}
