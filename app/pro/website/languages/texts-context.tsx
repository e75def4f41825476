import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '../../../../locales/locale.ts'
import {
  countTexts,
  type DraftText,
  type LanguageCount,
  nextToWrite,
} from '../../../../schemas/draft/draft-texts.ts'
import type { Path } from '../../../../schemas/problem.ts'
import { useBuilder, useDraftState } from '../builder-context.ts'
import { useDraftTexts } from './use-draft-texts.ts'

const Context = createContext<readonly DraftText[] | undefined>(undefined)

/** Reads the texts of the draft once for all parts of the builder. */
export function TextsProvider({ children }: { children: ReactNode }) {
  return <Context value={useDraftTexts()}>{children}</Context>
}

const noTexts: readonly DraftText[] = []

/** All texts of the draft; none until the schemas of its blocks are loaded. */
export const useTexts = (): readonly DraftText[] => useContext(Context) ?? noTexts

/** True once they are. */
export const useHasTexts = (): boolean => useContext(Context) !== undefined

/** Counts the texts of the draft of which `isPart` is true, or all. */
export function useCount(): (locale: Locale, isPart?: (text: DraftText) => boolean) => LanguageCount {
  const texts = useTexts()
  const draft = useDraftState(({ draft }) => draft)
  return (locale, isPart) => countTexts(draft, isPart ? texts.filter(isPart) : texts, locale)
}

/** Opens the next text of a language that is missing or stale, behind that at `from`; undefined if there is none. */
export function useNextText(locale: Locale): ((from?: Path) => void) | undefined {
  const texts = useTexts()
  const { go } = useBuilder()
  const draft = useDraftState(({ draft }) => draft)
  if (!nextToWrite(draft, texts, locale, undefined)) return undefined
  return (from) => {
    // From the only one that is left it leads there again.
    const next = nextToWrite(draft, texts, locale, from) ?? nextToWrite(draft, texts, locale, undefined)
    if (next) go(next.path, { language: locale })
  }
}
