import { createContext, useContext } from 'react'
import type { Entity } from '../../../../../pro-forms/entity/merge.ts'
import type { ProPermissions } from '../../../../../schemas/api/business.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import type { RowServices } from '../../../area/row-form.tsx'

/** A row with the requested change in it, not saved yet, and the place of the change. */
export type BegunRow = { value: Entity; path: Path }

/**
 * An area whose facts are changed beside the page, and the field in question; `isNew` begins with a new row of it, `begin` with a change of
 * the row that exists.
 */
export type Source = { area: string; field?: string; isNew?: true; begin?: (row: Entity) => BegunRow }

export type Sources = {
  access: ProPermissions
  /** The clinic's country, which decides the currency of a new price. */
  country: string
  services: RowServices
  /** Opens the form of an area over the panel. */
  edit: (source: Source) => void
  /** Called with whether the open form has unsaved changes. */
  noteDirty: (isDirty: boolean) => void
  /** Grows with each save, so that the page is drawn anew. */
  saves: number
}

const Context = createContext<Sources | undefined>(undefined)
export const SourcesContext = Context.Provider

export function useSources(): Sources {
  const sources = useContext(Context)
  if (!sources) throw new Error('Facts are changed in the builder')
  return sources
}
