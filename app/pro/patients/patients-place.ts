import { createContext, useContext } from 'react'

/** Where patients are shown, and the person's rights there. */
export type PatientsPlace = {
  /** Company and branch as in a path: `1001/11`. */
  place: string
  /** The path of the company's business section, without the language: `/pro/1001`. */
  base: string
  /** The path of the section, without the language: `/pro/1001/mis/patients`. */
  path: string
  /** The country of phones without a calling code. */
  country: string
  mayChange: boolean
  /** The path on which tables are brought and taken out, without the language, for who may. */
  exchange?: string
}

const Context = createContext<PatientsPlace | undefined>(undefined)

export const PatientsPlaceProvider = Context.Provider

/** The place of the screen. */
export function usePatientsPlace(): PatientsPlace {
  const value = useContext(Context)
  if (!value) throw new Error('There is no place of patients around this part')
  return value
}
