import { createContext, useContext } from 'react'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import type { AreaPlace } from './area-queries.ts'
import type { AreaRights } from './area-rights.ts'

export type AreaContextValue = {
  definition: AreaDefinition
  place: AreaPlace
  /** The path of the list, without the language. */
  base: string
  rights: AreaRights
  /** The time zone of the company, for its dates and times: an IANA name. */
  timezone: string
  /** The e-mail or the phone of the editor. */
  person: string
  /** The path of the clinic's site, without the language; absent beside the site itself. */
  site?: string
  /** The path on which tables are brought and taken out, without the language, for who may. */
  exchange?: string
  /** The path of the clinic's short links, without the language, for who may make them. */
  links?: string
  /** The clinic is not approved, so that visitors see nothing of it. */
  isUnseen?: boolean | undefined
}

const Context = createContext<AreaContextValue | undefined>(undefined)
export const AreaProvider = Context.Provider

/** The area of the current screen. */
export function useArea(): AreaContextValue {
  const value = useContext(Context)
  if (!value) throw new Error('useArea needs an AreaProvider around it')
  return value
}
