import { createContext, useContext } from 'react'
import type { Text } from '../../locales/locale.ts'

/** What a row of another area is called, by its area and code; undefined for one that is gone or not known yet. */
export type ReferenceName = (area: string, code: string) => Text | undefined

const Context = createContext<ReferenceName>(() => undefined)
export const ReferenceNames = Context.Provider
export const useReferenceName = (): ReferenceName => useContext(Context)
