import { createContext, useContext } from 'react'
import type { Texts } from '../locales/translate-with.ts'

const Context = createContext<Texts>({})

/** Provides the interface texts of the page's language, from which `useTranslation` makes its i18next instance. */
export const PageTexts = Context.Provider
export const usePageTexts = (): Texts => useContext(Context)
