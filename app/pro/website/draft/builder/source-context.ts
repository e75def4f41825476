import { createContext, useContext } from 'react'
import type { Entity } from '../../../../../pro-forms/entity/merge.ts'
import type { ProPermissions } from '../../../../../schemas/api/business.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import type { RowServices } from '../../../area/row-form.tsx'

/** A row with what was asked for done in it, which nobody has saved yet, and the place of that. */
export type BegunRow = { value: Entity; path: Path }

/**
 * An area whose facts are changed beside the page, and the field that is meant; `isNew` begins with a new row of it, `begin` with a change
 * of the row that is there.
 */
export type Source = { area: string; field?: string; isNew?: true; begin?: (row: Entity) => BegunRow }

export type Sources = {
  access: ProPermissions
  /** The clinic's, by which a new price has its currency. */
  country: string
  services: RowServices
  /** Opens the form of an area over the panel. */
  edit: (source: Source) => void
  /** Told whether the open form has changes that are not saved. */
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
