import { createContext, useContext } from 'react'
import type { Locale } from '../locales/locale.ts'
import type { Option } from '../ui/options.ts'
import type { KeptPicture } from './fields/picture.ts'

/** What fields do with the world outside of the form. A service that is not given takes its button away. */
export type FormServices = {
  /** Keeps a picture; throws what its message is read from. */
  upload?: (file: File) => Promise<KeptPicture>
  /** Pictures that are there already, the newest first. */
  pictures?: () => Promise<readonly KeptPicture[]>
  /** Address and source of the map's tiles; without them a point is written, not shown. */
  tiles?: { url: string; attribution: string }
  /** Pages of the site: their paths and titles. */
  pages?: readonly Option[]
  /** What a reference can lead to, by its area (`t.reference('doctors')`): codes and names of rows. */
  references?: Readonly<Record<string, readonly Option[]>>
  /** By whose clocks instants are written, an IANA zone. */
  timezone?: string
}

export type FormSettings = {
  /** The language that texts are written in at the moment. */
  locale: Locale
  services: FormServices
  /** Grows each time problems are shown, so that what hides the first of them opens. */
  shown: number
}

const Context = createContext<FormSettings | undefined>(undefined)
export const FormSettingsProvider = Context.Provider

/** What all fields of a form share. */
export function useFormSettings(): FormSettings {
  const settings = useContext(Context)
  if (!settings) throw new Error('A field of pro-forms stands in a SchemaForm')
  return settings
}
