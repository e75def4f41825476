import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Locale } from '../../../../../locales/locale.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import { countTexts, type LanguageCount, nextToWrite } from '../../../../../schemas/draft/count-texts.ts'
import type { DraftText } from '../../../../../schemas/draft/draft-texts.ts'
import { useNavigation } from '../builder/builder-context.ts'
import type { DraftTexts } from './read-texts.ts'
import { useDraftTexts } from './use-draft-texts.ts'

const Context = createContext<DraftTexts | undefined>(undefined)

/** Reads the texts of the draft once for all parts of the builder. */
export function TextsProvider({ children }: { children: ReactNode }) {
  return <Context value={useDraftTexts()}>{children}</Context>
}

/** The texts of the draft with their draft, a moment behind typing; undefined until its schemas are loaded. */
export const useTexts = (): DraftTexts | undefined => useContext(Context)

const noTexts: LanguageCount = { filled: 0, total: 0, stale: 0 }

const none: readonly DraftText[] = []

/** The texts of a block, without those of blocks in it. */
export const useTextsOf = (block: string): readonly DraftText[] => useTexts()?.byNode.get(block) ?? none

/** Counts some texts of the draft, or all. */
export function useCount(): (locale: Locale, part?: readonly DraftText[]) => LanguageCount {
  const known = useTexts()
  return (locale, part) => (known ? countTexts(known.draft, part ?? known.texts, locale) : noTexts)
}

/**
 * Opens the next text of a language that is missing or stale, behind that at `from`, or without any the first block that is not filled
 * in; undefined if there is neither.
 */
export function useNextText(locale: Locale): ((from?: Path) => void) | undefined {
  const known = useTexts()
  const { go } = useNavigation()
  const hasNext = useMemo(
    () => known && nextToWrite(known.draft, known.texts, locale, undefined) !== undefined,
    [known, locale],
  )
  if (!known || (!hasNext && known.empty.length === 0)) return undefined
  return (from) => {
    const { draft, texts, empty } = known
    // If the current text is the only one that is left, it is the next one too.
    const next = nextToWrite(draft, texts, locale, from) ?? nextToWrite(draft, texts, locale, undefined)
    const path = next?.path ?? empty[0]
    if (path) go(path, { language: locale })
  }
}
