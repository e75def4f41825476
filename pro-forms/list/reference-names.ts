import { createContext, useContext } from 'react'
import type { Text } from '../../locales/locale.ts'

/** The name of a row of another area, by area and code; undefined if it was removed or is not loaded yet. */
export type ReferenceName = (area: string, code: string) => Text | undefined

const Context = createContext<ReferenceName>(() => undefined)
export const ReferenceNames = Context.Provider
export const useReferenceName = (): ReferenceName => useContext(Context)
